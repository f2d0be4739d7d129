import { fileURLToPath } from 'node:url';
import { createTranslate } from '../server/contract/translate';
import { openStorage } from '../server/files/openStorage';
import { type VerifiedLog, verifyLog } from '../server/records/audit/verify';
import type { Row } from '../server/store/Store';
import { organisations } from '../server/tables/organisation/organisations';
import { needsDemo, openChosenStore } from './chosenStore';
import { explain, StartError } from './StartError';
import { readSettings, terminalLocale } from './settings';

/*
 * npm run verify-audit
 */

const translate = createTranslate();
const locale = terminalLocale();

const show = ({ id, name }: Row, { entries, open, hash, broken }: VerifiedLog): void => {
  const whose = { name: String(name), number: String(id) };
  const key = `server.verifyAudit.${broken?.reason ?? 'whole'}` as const;
  console.log(
    translate(locale, key, { ...whose, entries, open, hash, id: String(broken?.id ?? '') }),
  );
};

const run = async (): Promise<void> => {
  const settings = readSettings(fileURLToPath(new URL('..', import.meta.url)));
  // A folder without rows would get the demo's.
  if (await needsDemo({ ...settings, fillsDatabase: true }))
    throw new StartError('server.verifyAudit.nothing', {});
  const contents = await openStorage(settings.directory, settings.s3);
  const store = await openChosenStore(settings, contents);
  try {
    for await (const organisation of store.across<Row>(organisations).each()) {
      const verified = await verifyLog(store, organisation.id);
      show(organisation, verified);
      if (verified.broken) process.exitCode = 1;
    }
  } finally {
    await store.close();
  }
};

try {
  await run();
} catch (error) {
  console.error(explain(error, translate, locale));
  process.exitCode = 1;
}
