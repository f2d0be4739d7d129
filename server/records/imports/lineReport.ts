import type { FileColumn } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import { fieldName, problemText } from '../texts';
import type { Destination, Problems, Texts } from './Destination';

/** How many columns of a line are reported where most are left out. */
const MAX_REPORTED = 4;

/** What is wrong, by the columns of the file: a field without one is named where the line is. */
export const columnProblems = (
  context: CallContext,
  { resource, key }: Pick<Destination, 'resource' | 'key'>,
  columns: readonly FileColumn[],
  problems: Problems,
): Readonly<Record<string, string>> => {
  const found: Record<string, string> = {};
  for (const [name, problem] of Object.entries(problems)) {
    const text = problemText(context, resource, problem);
    const column = columns.find((one) => one.key === name || one.name === name);
    const isNamed = column !== undefined || name === key;
    const at = column?.key ?? key;
    const message = isNamed ? text : `${fieldName(context, resource, name)}: ${text}`;
    found[at] = found[at] === undefined ? message : `${found[at]} · ${message}`;
  }
  return found;
};

/** The texts that identify what a line is about, and those that matter. */
export const reportedTexts = (
  texts: Texts,
  { key, isBrief }: Pick<Destination, 'key' | 'isBrief'>,
  mattering: readonly string[],
): Texts => {
  if (!isBrief) return texts;
  const filled = Object.keys(texts).filter((name) => texts[name] !== '');
  const names = new Set([key, ...filled.slice(0, MAX_REPORTED), ...mattering]);
  return Object.fromEntries([...names].map((name) => [name, texts[name] ?? '']));
};
