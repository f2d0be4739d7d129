import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

// A thread takes nothing over of what compiles TypeScript in its process.
register();
await import(workerData);
