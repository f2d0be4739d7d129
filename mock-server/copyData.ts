import { fileURLToPath } from 'node:url';
import { createTranslate, type TextKey, type TextParams } from '../server/contract/translate';
import { copyFiles } from '../server/files/copyFiles';
import { openStorage } from '../server/files/openStorage';
import { served } from '../server/http/server';
import { withCopySource, withCopyTarget } from '../server/postgres/copy';
import {
  type Comparison,
  type CopySource,
  type CopyTarget,
  compareSides,
  copyRows,
  type Tally,
} from '../server/store/copy';
import { updateDatabase } from './chosenStore';
import { type CopyOptions, isSameFiles, nameOf, type Place, readCopyOptions } from './copy/places';
import { keepFilesPrivate } from './privateFiles';
import { explain, StartError } from './StartError';
import { terminalLocale } from './settings';
import { withFolderSource, withFolderTarget } from './store/folderCopy';

/*
 * npm run copy-data -- --from <folder or address> --to <folder or address>
 *   [--from-files <folder or address>] [--to-files <folder or address>] [--yes]
 */

/** Rows of a table between two lines that report how far it is. */
const STRIDE = 50_000;

const translate = createTranslate();
const locale = terminalLocale();
const tables = served.tables.all;

const print = (key: TextKey, params: TextParams = {}): void =>
  console.log(translate(locale, key, params));

const withSource = <T>(from: Place, work: (source: CopySource) => Promise<T>): Promise<T> =>
  'url' in from
    ? withCopySource(from.url, tables, work)
    : withFolderSource(from.directory, tables, work);

const withTarget = <T>(
  { from, to, replaces }: CopyOptions,
  work: (target: CopyTarget) => Promise<T>,
): Promise<T> =>
  'url' in to
    ? withCopyTarget(to.url, tables, { source: nameOf(from), replaces }, work)
    : withFolderTarget(to.directory, tables, replaces, work);

const report = (table: string, count: number): void => {
  if (count % STRIDE === 0) print('server.copy.rows', { table, count });
};

const described = ({ count, checksum, nextId }: Tally): string =>
  `${count} ${checksum.slice(0, 16)} ${nextId}`;

const show = ({ table, source, target, isSame }: Comparison): void => {
  const { count, checksum } = target;
  const sides = { source: described(source), target: described(target) };
  const end = isSame ? checksum.slice(0, 16) : translate(locale, 'server.copy.differs', sides);
  console.log(`  ${table.padEnd(32)} ${String(count).padStart(10)}  ${end}`);
};

/** Compares both sides and prints a line for each table. @returns how many rows there are. @throws StartError */
const prove = async (source: CopySource, target: CopyTarget): Promise<number> => {
  print('server.copy.compares');
  let count = 0;
  let isSame = true;
  for await (const comparison of compareSides(source, target, tables)) {
    show(comparison);
    count += comparison.target.count;
    isSame &&= comparison.isSame;
  }
  if (!isSame) throw new StartError('server.copy.failed', {});
  return count;
};

const bringFiles = async ({ fromFiles, toFiles }: CopyOptions): Promise<void> => {
  if (isSameFiles(fromFiles, toFiles)) return;
  const source = await openStorage(fromFiles.directory, fromFiles.s3);
  const target = await openStorage(toFiles.directory, toFiles.s3);
  const { copied, present, damaged } = await copyFiles(source, target);
  print('server.copy.files', { copied, present });
  if (damaged.length > 0)
    throw new StartError('server.copy.damaged', { files: damaged.join(', ') });
};

const run = async (): Promise<void> => {
  keepFilesPrivate();
  const root = fileURLToPath(new URL('..', import.meta.url));
  const options = readCopyOptions(root, process.argv.slice(2));
  const { from, to } = options;
  await withSource(from, (source) =>
    withTarget(options, async (target) => {
      print('server.copy.begins', { from: nameOf(from), to: nameOf(to) });
      const left = await source.undescribed();
      if (left.length > 0) print('server.copy.undescribed', { tables: left.join(', ') });
      await copyRows(source, target, tables, report);
      const count = await prove(source, target);
      await bringFiles(options);
      await target.accept();
      print('server.copy.done', { tables: tables.length, count });
    }),
  );
  // A folder of an earlier release has rows as that one kept them; a server brings its folder up to date itself.
  if ('url' in to) await updateDatabase(to.url);
};

try {
  await run();
} catch (error) {
  console.error(explain(error, translate, locale));
  process.exitCode = 1;
}
