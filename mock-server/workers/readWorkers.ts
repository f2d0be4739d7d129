import { parseArgs } from 'node:util';
import { StartError } from '../StartError';
import type { Settings } from '../settings';

const MOST = 64;

/**
 * How many processes the command line asks for; `undefined` where it doesn't, and one process does it all.
 *
 * @param args of the command line, without the program
 * @throws StartError for a number that makes no sense, and where rows lie in a folder, which is one process' alone
 */
export const readWorkers = (
  args: readonly string[],
  { databaseUrl }: Pick<Settings, 'databaseUrl'>,
): number | undefined => {
  const options = { workers: { type: 'string' } } as const;
  const { workers } = parseArgs({ args: [...args], options, strict: false }).values;
  if (workers === undefined) return undefined;
  const value = String(workers);
  if (!/^\d+$/.test(value) || Number(value) < 1 || Number(value) > MOST)
    throw new StartError('server.start.workers', { value, most: MOST });
  if (databaseUrl === undefined) throw new StartError('server.start.workersDatabase', {});
  return Number(value);
};
