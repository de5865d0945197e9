import { homeStrings } from '@/lib/config/home-strings';
import { PipelineDrawing } from './pipeline-drawing';
import styles from './pipeline-figure.module.css';

const { heading, steps } = homeStrings.pipeline;

/** What happens to a scan, step by step: the drawing, and the words beside it as a list. */
export function PipelineFigure() {
  return (
    <section className={styles.figure} aria-labelledby="pipeline">
      <div className={styles.pipelineFigureInner}>
        <h2 id="pipeline" className="visually-hidden">
          {heading}
        </h2>
        <PipelineDrawing />
        <ol className={styles.pipelineFigureSteps}>
          {steps.map(({ name, text }) => (
            <li key={name} className={styles.pipelineFigureStep}>
              <h3 className={styles.pipelineFigureName}>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
