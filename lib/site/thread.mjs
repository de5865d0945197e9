import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

// A thread knows TypeScript only when it is told so itself.
register();
await import(workerData.entry);
