import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileSuite } from '../../tests/contract/files/fileSuite';
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder';
import { openStorage } from './openStorage';

const open = async () => {
  const directory = await temporaryFolder();
  const incoming = join(directory, 'files', 'incoming');
  await mkdir(incoming, { recursive: true });
  return { directory, incoming, contents: await openStorage(directory) };
};

fileSuite(open);

test('a key is a path below the folder', async () => {
  const { directory, contents } = await open();
  const path = await contents.incoming.newPath();
  await writeFile(path, 'x');
  await contents.storage.put('files/ab/cd', path);
  expect(await readFile(join(directory, 'files', 'ab', 'cd'), 'utf8')).toBe('x');
});
