import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { createTranslate, type TextKey } from '../../server/contract/translate';
import { FileStore } from '../../server/files/FileStore';
import { openStorage } from '../../server/files/openStorage';
import { MailFolder } from '../../server/services/mail/MailFolder';
import { explain, StartError } from '../StartError';
import { readSettings, terminalLocale } from '../settings';
import { reseedStore } from '../store/openStore';
import { createSeed } from './index';
import { keepIn } from './keepContent';

const translate = createTranslate();
const locale = terminalLocale();

/** @throws StartError when there is nobody to ask */
const isSure = async (directory: string): Promise<boolean> => {
  if (process.argv.includes('--yes')) return true;
  if (!stdin.isTTY) throw new StartError('server.restore.confirm', { directory });
  const terminal = createInterface({ input: stdin, output: stdout });
  const answer = await terminal.question(
    translate(locale, 'server.restore.question', { directory }),
  );
  terminal.close();
  return answer.trim().toLowerCase().startsWith(translate(locale, 'server.restore.yes'));
};

const restore = async (directory: string): Promise<TextKey> => {
  if (!(await isSure(directory))) return 'server.restore.kept';
  const contents = openStorage(directory);
  const files = new FileStore(contents);
  await reseedStore({
    directory,
    async seed() {
      await files.clear();
      await new MailFolder(contents).clear();
      return createSeed(new Date(), keepIn(files));
    },
  });
  return 'server.restore.done';
};

try {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const { directory } = readSettings(root);
  console.log(translate(locale, await restore(directory), { directory }));
} catch (error) {
  console.error(explain(error, translate, locale));
  process.exitCode = 1;
}
