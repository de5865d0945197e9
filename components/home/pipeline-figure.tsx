import './pipeline-figure.css';
import { homeStrings } from '@/lib/config/home-strings';
import { PipelineDrawing } from './pipeline-drawing';

const { heading, steps } = homeStrings.pipeline;

/** What happens to a scan, step by step: the drawing, and the words beside it as a list. */
export const PipelineFigure = () => (
  <section className="pipeline-figure" aria-labelledby="pipeline">
    <div className="pipeline-figure-inner">
      <h2 id="pipeline" className="visually-hidden">
        {heading}
      </h2>
      <PipelineDrawing />
      <ol className="pipeline-figure-steps">
        {steps.map(({ name, text }) => (
          <li key={name} className="pipeline-figure-step">
            <h3 className="pipeline-figure-name">{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  </section>
);
