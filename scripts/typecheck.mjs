import { captureNode } from './children.mjs';
import { tools } from './project.mjs';
import { causesOf } from './typeErrors.mjs';

const FULL = '--full';

const { code, output } = await captureNode([
  ...[tools.tsc, '--noEmit', '-p', '.', '--pretty', 'false'],
  // What hasn't changed since the last time isn't checked again.
  ...['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/typecheck.tsbuildinfo'],
]);
if (process.argv.includes(FULL)) console.log(output.trim());
else if (code !== 0)
  console.log(`${causesOf(output)}\n\nnpm run typecheck -- ${FULL} prints the types around them.`);
process.exitCode = code;
