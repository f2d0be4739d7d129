import { build, isBuilt } from './build.mjs';
import { liveWith, startNode } from './children.mjs';
import { typescript } from './project.mjs';
import { setUp } from './setup.mjs';

/** @type {() => Promise<number>} */
const buildApp = async () => {
  if (isBuilt()) return 0;
  console.log('Building the app …');
  const { code, output } = await build();
  if (code !== 0) console.error(output);
  return code;
};

setUp();
const code = await buildApp();
if (code === 0) liveWith([startNode(typescript('mock-server/main.ts'))]);
else process.exitCode = code;
