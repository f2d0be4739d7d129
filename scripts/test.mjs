import { setUp } from './setup.mjs';
import { allSteps, parts } from './steps.mjs';

/** @typedef {import('./steps.mjs').Step} Step */
/** @typedef {import('./steps.mjs').Outcome} Outcome */

/** @type {(args: string[]) => { steps: Step[], rest: string[] }} */
const chosen = ([part, ...rest]) => {
  if (part === undefined) return { steps: allSteps, rest: [] };
  const steps = parts[part];
  if (steps) return { steps, rest };
  console.error(`There is no part "${part}"; there are ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
};

/** @type {(step: Step, rest: string[]) => Promise<Outcome>} */
const runStep = async (step, rest) => {
  try {
    return await step.run(rest);
  } catch (error) {
    return { passed: 0, failed: 1, output: error instanceof Error ? error.message : String(error) };
  }
};

/** @type {(step: Step, outcome: Outcome, ms: number) => void} */
const report = (step, { passed, failed, skipped = 0, note, output }, ms) => {
  const counts = passed + failed > 1 ? `: ${passed} passed, ${failed} failed` : '';
  const left = skipped > 0 ? `, ${skipped} skipped` : '';
  const seconds = `${(ms / 1000).toFixed(1)} s`;
  const mark = failed > 0 ? 'FAIL' : passed > 0 ? 'ok  ' : 'skip';
  if (failed > 0 && output) console.log(output.trimEnd());
  console.log(`${mark}  ${step.name}${counts}${left} (${note ? `${note}, ` : ''}${seconds})`);
};

setUp();
const { steps, rest } = chosen(process.argv.slice(2));
const total = { passed: 0, failed: 0 };
/** @type {string[]} */
const summaries = [];
for (const step of steps) {
  const start = performance.now();
  const outcome = await runStep(step, rest);
  report(step, outcome, performance.now() - start);
  total.passed += outcome.passed;
  total.failed += outcome.failed;
  if (outcome.summary) summaries.push(`${step.name}:\n${outcome.summary}`);
}
// Where the end of a long output is all that is looked at.
for (const summary of summaries) console.log(summary);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
