import { liveWith, startNode } from './children.mjs';
import { typescript } from './project.mjs';
import { setUp } from './setup.mjs';

/** `npm run bench -- serve …` shows the app with many rows to whoever measures it from outside. */
const isServed = process.argv[2] === 'serve';

setUp();
liveWith([
  startNode([
    ...typescript(isServed ? 'tests/bench/serve.ts' : 'tests/bench/main.ts'),
    ...process.argv.slice(2),
  ]),
]);
