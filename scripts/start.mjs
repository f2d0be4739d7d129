import { build, buildServer, SERVER } from './build.mjs';
import { liveWith, startNode } from './children.mjs';
import { setUp } from './setup.mjs';

/** `--server` alone starts what answers calls, whether there is an app to show or not. */
const isServerAlone = process.argv.includes('--server');

setUp();
const { code, output } = await (isServerAlone ? buildServer() : build());
if (code === 0) liveWith([startNode(SERVER)]);
else {
  console.error(output);
  process.exitCode = code;
}
