import './pipeline-drawing.css';
import { homeStrings } from '@/lib/config/home-strings';

const { title, description, cascade } = homeStrings.pipeline;

/** The five steps of a scan on one line: side by side, or one below the other on a narrow page. It has no viewBox: groups move by percentages of its size but keep their own, so no line changes its width. */
export const PipelineDrawing = () => (
  <svg className="pipeline-drawing" role="img" aria-labelledby="pipeline-title" aria-describedby="pipeline-description">
    <title id="pipeline-title">{title}</title>
    <desc id="pipeline-description">{description}</desc>
    <line className="pipeline-drawing-rail-wide" x1="40" y1="92" x2="84%" y2="92" />
    <line className="pipeline-drawing-rail-tall" x1="32" y1="8%" x2="32" y2="88%" />
    <CascadeTall />
    <Trigger />
    <Scan />
    <Parse />
    <Hooks />
    <Findings />
    <path className="pipeline-drawing-packet" d="m-7 92 7-4 7 4-7 4z" />
  </svg>
);

/** The line back from the hooks to the scan, if the steps stand one below the other; side by side, the steps draw it. */
const CascadeTall = () => (
  <g className="pipeline-drawing-cascade-tall">
    <path className="pipeline-drawing-cascade-end" d="M76 54h-7M73 50l-4 4 4 4" />
    <line className="pipeline-drawing-cascade-line" transform="translate(76 58)" x1="0" y1="0" x2="0" y2="40%" />
    <line className="pipeline-drawing-cascade-line" transform="translate(76 58)" x1="0" y1="40%" x2="-8" y2="40%" />
  </g>
);

const Trigger = () => (
  <g className="pipeline-drawing-trigger">
    <path className="pipeline-drawing-body" d="M2 66 58 34v76L2 142z" />
    <path className="pipeline-drawing-accent" d="m12 76.5 16-9" />
    <path className="pipeline-drawing-detail" d="m12 91.5 34-19.5M20 101l20-11.5M20 115l14-8" />
  </g>
);

const Scan = () => (
  <g className="pipeline-drawing-scan">
    <path className="pipeline-drawing-body" d="m48 30 44 25.4L48 80.8 4 55.4zM4 55.4l44 25.4v52L4 107.4z" />
    <path d="M92 55.4v52l-44 25.4" />
    <path className="pipeline-drawing-hidden" d="m48 82 44 25.4" />
    <path className="pipeline-drawing-beam" d="M-2 64 48 92.8 98 64" />
    <g className="pipeline-drawing-wide">
      <path className="pipeline-drawing-cascade-end" d="m43 17 5 6 5-6M48 23V10" />
    </g>
  </g>
);

const Parse = () => (
  <g className="pipeline-drawing-parse">
    <g className="pipeline-drawing-wide">
      <text className="pipeline-drawing-label" x="0" y="0">
        {cascade}
      </text>
    </g>
    <path className="pipeline-drawing-body" d="M28 58 64 37.2v74L28 132z" />
    <path className="pipeline-drawing-detail" d="m34 64 12-7M34 76l22-12.7M34 88l8-4.6M34 100l18-10.4M34 112l10-5.8" />
    <path className="pipeline-drawing-raw" d="M4 74h10M0 82h14M6 102h8M2 110h12" />
    <path className="pipeline-drawing-clean" d="M76 74h16M76 83h16M76 101h16M76 110h16" />
  </g>
);

const Hooks = () => (
  <g className="pipeline-drawing-hooks">
    <g className="pipeline-drawing-wide">
      <path className="pipeline-drawing-cascade-start" d="M40 84V10" />
      <line className="pipeline-drawing-cascade-line" transform="translate(48)" x1="-8" y1="10" x2="-40%" y2="10" />
    </g>
    <path className="pipeline-drawing-body" d="m40 76 26 15-26 15-26-15z" />
    <path className="pipeline-drawing-body" d="M14 91v12l26 15 26-15V91l-26 15z" />
    <path className="pipeline-drawing-branch" d="m56 82 26-15M56 100l26 15" />
    <path
      className="pipeline-drawing-outlet"
      d="m88 56 10 5.8v11.6l-10 5.8-10-5.8V61.8zM88 107l10 5.8v11.6l-10 5.8-10-5.8v-11.6z"
    />
  </g>
);

const Findings = () => (
  <g className="pipeline-drawing-findings">
    <path className="pipeline-drawing-body" d="M4 76 84 30v72L4 148z" />
    <g className="pipeline-drawing-finding">
      <path className="pipeline-drawing-high" d="m14 81 10-5.7v9L14 90z" />
      <path className="pipeline-drawing-line" d="m32 75.5 40-23" />
    </g>
    <g className="pipeline-drawing-finding">
      <path className="pipeline-drawing-medium" d="m14 101 10-5.7v9L14 110z" />
      <path className="pipeline-drawing-line" d="m32 95.5 32-18.4" />
    </g>
    <g className="pipeline-drawing-finding">
      <path className="pipeline-drawing-low" d="m14 121 10-5.7v9L14 130z" />
      <path className="pipeline-drawing-line" d="m32 115.5 36-20.7" />
    </g>
  </g>
);
