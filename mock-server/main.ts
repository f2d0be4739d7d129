import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTranslate } from '../server/contract/translate';
import { openStorage } from '../server/files/openStorage';
import { fillWithDemo, needsDemo } from './chosenStore';
import { explain } from './StartError';
import { demoAccounts, demoPassword } from './seed/accounts';
import { SEED, seedElsewhere } from './seedFolder';
import { readSettings, terminalLocale } from './settings';
import { type RunningServer, startServer } from './startServer';

const root = fileURLToPath(new URL('..', import.meta.url));
const translate = createTranslate();
const locale = terminalLocale();

const greet = (address: string): void => {
  console.log(translate(locale, 'server.start.ready', { address }));
  console.log(translate(locale, 'server.start.accounts', { password: demoPassword }));
  for (const { email, role } of demoAccounts) console.log(`  ${email} (${role})`);
};

const fail = (error: unknown): void => {
  console.error(explain(error, translate, locale));
  process.exit(1);
};

const stopOnSignal = ({ stop }: RunningServer): void => {
  const onSignal = () => {
    stop().then(() => process.exit(0), fail);
  };
  process.once('SIGINT', onSignal);
  process.once('SIGTERM', onSignal);
};

try {
  const settings = readSettings(root);
  if (process.argv[2] === SEED) {
    await fillWithDemo(settings, await openStorage(settings.directory, settings.s3));
    process.exit();
  }
  const code = (await needsDemo(settings))
    ? await seedElsewhere(fileURLToPath(import.meta.url))
    : 0;
  if (code !== 0) process.exit(code);
  const running = await startServer(settings, join(root, 'dist'));
  stopOnSignal(running);
  greet(settings.appAddress ?? running.address);
} catch (error) {
  fail(error);
}
