import { fileURLToPath } from 'node:url';
import { createTranslate } from '../server/contract/translate';
import { served } from '../server/http/server';
import { pendingSteps, type StepTitle } from '../server/postgres/open';
import { updateDatabase } from './chosenStore';
import { explain, StartError } from './StartError';
import { readSettings, terminalLocale } from './settings';

/*
 * npm run migrate [-- --dry-run] [-- --drop <table>]…
 */

const translate = createTranslate();
const locale = terminalLocale();

/** The tables that may go although they have rows. */
const named = process.argv.flatMap((arg, at) =>
  arg === '--drop' ? process.argv.slice(at + 1, at + 2) : [],
);

const show = ({ title, isConcurrent }: StepTitle): void => {
  const beside = isConcurrent ? ` (${translate(locale, 'server.migrate.concurrently')})` : '';
  console.log(`  ${title}${beside}`);
};

const announce = (count: number, isDry: boolean): void =>
  console.log(translate(locale, isDry ? 'server.migrate.would' : 'server.migrate.does', { count }));

const run = async (): Promise<void> => {
  const { databaseUrl } = readSettings(fileURLToPath(new URL('..', import.meta.url)));
  if (databaseUrl === undefined) throw new StartError('server.migrate.noDatabase', {});
  const tables = served.tables.all;
  const steps = await pendingSteps(databaseUrl, tables, named);
  const isDry = process.argv.includes('--dry-run');
  if (steps.length === 0) console.log(translate(locale, 'server.migrate.nothing'));
  else announce(steps.length, isDry);
  if (isDry) return steps.forEach(show);
  await updateDatabase(databaseUrl, { drop: named, onStep: show });
  console.log(translate(locale, 'server.migrate.done'));
};

try {
  await run();
} catch (error) {
  console.error(explain(error, translate, locale));
  process.exitCode = 1;
}
