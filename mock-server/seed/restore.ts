import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { createTranslate, type TextKey } from '../../server/contract/translate';
import { FileStore } from '../../server/files/FileStore';
import { openStorage } from '../../server/files/openStorage';
import { MailFolder } from '../../server/services/mail/MailFolder';
import { refill } from '../chosenStore';
import { keepFilesPrivate } from '../privateFiles';
import { explain, StartError } from '../StartError';
import { readSettings, type Settings, terminalLocale } from '../settings';
import { reseedStore } from '../store/openStore';
import { createSeed } from './index';
import { keepIn } from './keepContent';

const translate = createTranslate();
const locale = terminalLocale();

/** Where the data lie, without a password. */
const placeOf = ({ directory, databaseUrl }: Settings): string => {
  if (databaseUrl === undefined) return directory;
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
};

/** @throws StartError when there is nobody to ask */
const isSure = async (place: string): Promise<boolean> => {
  if (process.argv.includes('--yes')) return true;
  if (!stdin.isTTY) throw new StartError('server.restore.confirm', { place });
  const terminal = createInterface({ input: stdin, output: stdout });
  const answer = await terminal.question(translate(locale, 'server.restore.question', { place }));
  terminal.close();
  return answer.trim().toLowerCase().startsWith(translate(locale, 'server.restore.yes'));
};

const restore = async (settings: Settings, place: string): Promise<TextKey> => {
  if (settings.isProduction) throw new StartError('server.start.demo', {});
  if (!(await isSure(place))) return 'server.restore.kept';
  const { directory, databaseUrl, s3 } = settings;
  keepFilesPrivate();
  const contents = await openStorage(directory, s3);
  const files = new FileStore(contents);
  const seed = async () => {
    await files.clear();
    await new MailFolder(contents).clear();
    return createSeed(new Date(), keepIn(files));
  };
  if (databaseUrl === undefined) await reseedStore({ directory, seed });
  else await refill(databaseUrl, await seed());
  return 'server.restore.done';
};

try {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const settings = readSettings(root);
  const place = placeOf(settings);
  console.log(translate(locale, await restore(settings, place), { place }));
} catch (error) {
  console.error(explain(error, translate, locale));
  process.exitCode = 1;
}
