import type { FileHead, ImportLine, LineCounts } from '../../../schemas';
import { lineStates } from '../../../schemas/exchange/imports';
import type { CallContext } from '../../contract/CallContext';
import { Refusal } from '../../contract/Refusal';
import { ok, type Reply } from '../../contract/reply';

/** Most wrong lines that a refusal names. */
const MAX_NAMED = 100;

/** How many lines are in each state. */
export const countsOf = (reports: readonly ImportLine[]): LineCounts => {
  const counts = Object.fromEntries(lineStates.map((state) => [state, 0])) as {
    -readonly [State in keyof LineCounts]: number;
  };
  for (const { state } of reports) counts[state] += 1;
  return counts;
};

/** Reports what a file would do, line by line. */
export const reportLines = (reports: readonly ImportLine[], heads: readonly FileHead[]): Reply =>
  ok({ results: reports, totalRowCount: reports.length, counts: countsOf(reports), heads });

/** @throws Refusal 400 with the lines that are wrong */
export const refuseWrong = (reports: readonly ImportLine[]): void => {
  const wrong = reports.filter(({ state }) => state === 'wrong');
  const [first] = wrong;
  if (!first) return;
  const [problem = ''] = Object.values(first.problems);
  const params = { count: wrong.length, line: first.line, problem };
  throw new Refusal(400, 'server.imports.wrong', params, {
    parts: { results: wrong.slice(0, MAX_NAMED), counts: countsOf(reports) },
  });
};

/** Reports what has been stored of a file. */
export const reportStored = ({ call }: CallContext, counts: LineCounts): Reply => {
  const text = counts.wrong > 0 ? 'server.imports.doneButWrong' : 'server.imports.done';
  return ok({ message: call.text(text, counts), counts });
};
