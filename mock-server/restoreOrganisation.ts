import { fileURLToPath } from 'node:url';
import { createTranslate, type TextKey, type TextParams } from '../server/contract/translate';
import { type CopiedFiles, copyContents } from '../server/files/copyFiles';
import { openStorage } from '../server/files/openStorage';
import { served } from '../server/http/server';
import { withCopySource } from '../server/postgres/copy';
import { withRestoreTarget } from '../server/postgres/restore';
import { contentsToRestore } from '../server/records/restore/contentsToRestore';
import {
  type FoundOrganisation,
  findOrganisation,
  overwrites,
  type RestoreReport,
  restoreOrganisation,
} from '../server/records/restore/restoreOrganisation';
import type { CopySource } from '../server/store/copy';
import { updateDatabase } from './chosenStore';
import { nameOf, type Place } from './copy/places';
import { type RestoreOptions, readRestoreOptions } from './copy/restoreOptions';
import { keepFilesPrivate } from './privateFiles';
import { explain, StartError } from './StartError';
import { terminalLocale } from './settings';
import { withFolderSource } from './store/folderCopy';

/*
 * npm run restore-organisation -- --from <folder or address> --organisation <id or number> [--to <address>]
 *   [--from-files <folder or address>] [--to-files <folder or address>] [--dry-run] [--yes]
 */

const translate = createTranslate();
const locale = terminalLocale();
const { tables } = served;

const print = (key: TextKey, params: TextParams = {}): void =>
  console.log(translate(locale, key, params));

const withSource = <T>(from: Place, work: (source: CopySource) => Promise<T>): Promise<T> =>
  'url' in from
    ? withCopySource(from.url, tables.all, work)
    : withFolderSource(from.directory, tables.all, work);

const isAnything = ({ added, changed, removed }: RestoreReport['steps'][number]): boolean =>
  added + changed + removed > 0;

const show = ({ steps, leftOut }: RestoreReport, title: TextKey): void => {
  const all = steps.filter(isAnything);
  print(all.length > 0 ? title : 'server.restoreOrganisation.nothing');
  for (const { table, added, changed, removed } of all) {
    const counts = { added, changed, removed };
    const text = translate(locale, 'server.restoreOrganisation.step', counts);
    console.log(`  ${table.padEnd(32)} ${text}`);
  }
  for (const { email, reason } of leftOut) print(`server.restoreOrganisation.${reason}`, { email });
};

const showBelow = ({ below }: FoundOrganisation): void => {
  const names = below.map(({ name, id }) => `${String(name)} (${id})`).join(', ');
  if (names !== '') print('server.restoreOrganisation.below', { names });
};

/** Brings the files and mails that rows refer to. */
const bringContents = async (
  source: CopySource,
  { organisation }: FoundOrganisation,
  { fromFiles, toFiles }: RestoreOptions,
): Promise<CopiedFiles> =>
  copyContents(
    await openStorage(fromFiles.directory, fromFiles.s3),
    await openStorage(toFiles.directory, toFiles.s3),
    contentsToRestore(source, organisation),
  );

const showContents = ({ copied, present, missing, damaged }: CopiedFiles): void => {
  print('server.copy.files', { copied, present });
  if (missing.length > 0)
    print('server.restoreOrganisation.missing', { files: missing.join(', ') });
  if (damaged.length > 0) print('server.copy.damaged', { files: damaged.join(', ') });
  if (missing.length + damaged.length > 0) process.exitCode = 1;
};

const restore = async (source: CopySource, options: RestoreOptions): Promise<boolean> => {
  const { from, to, isDry, replaces } = options;
  const found = await findOrganisation(source, options.organisation);
  const { id, name } = found.organisation;
  const places = { from: nameOf(from), to: nameOf(to) };
  print('server.restoreOrganisation.begins', { ...places, name: String(name), number: String(id) });
  showBelow(found);
  const run = (isDone: boolean) =>
    withRestoreTarget(to.url, tables.all, (target) =>
      restoreOrganisation(source, target, tables, found.organisation, isDone),
    );
  const plan = await run(false);
  if (isDry || (overwrites(plan) && !replaces)) {
    show(plan, 'server.restoreOrganisation.would');
    if (isDry) return false;
    throw new StartError('server.restoreOrganisation.confirm', {});
  }
  const { copied } = await bringContents(source, found, options);
  show(await run(true), 'server.restoreOrganisation.does');
  // A sweep may have taken what no row referred to yet.
  const after = await bringContents(source, found, options);
  showContents({ ...after, copied: copied + after.copied, present: after.present - copied });
  return true;
};

const run = async (): Promise<void> => {
  keepFilesPrivate();
  const root = fileURLToPath(new URL('..', import.meta.url));
  const options = readRestoreOptions(root, process.argv.slice(2));
  const isRestored = await withSource(options.from, (source) => restore(source, options));
  // A folder of an earlier release has rows as that one kept them.
  if (isRestored && 'directory' in options.from) await updateDatabase(options.to.url);
};

try {
  await run();
} catch (error) {
  console.error(explain(error, translate, locale));
  process.exitCode = 1;
}
