import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentsOf } from '../../server/store/contents';
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder';
import { prepareSnapshot, SNAPSHOT } from './snapshot';
import { readSnapshotLines } from './snapshotLines';

const tables = {
  empty: [],
  texts: [
    { id: 1, text: 'one\ntwo\u2028three\r,' },
    { id: 2, text: ']', 'a:[': [] },
    { id: 3, text: 'é', inner: { rows: [{ id: 1 }, { id: 2 }] } },
  ],
  __proto__of: [{ id: 7 }],
};

const written = async (): Promise<string> => {
  const directory = await temporaryFolder();
  const snapshot = { generation: 3, contents: contentsOf(tables, { texts: 9 }) };
  await (await prepareSnapshot(directory, snapshot)).install();
  return join(directory, SNAPSHOT);
};

test('a snapshot read by its lines is what it is as a whole', async () => {
  const file = await written();
  const read = await readSnapshotLines(file);
  expect(read).toEqual(JSON.parse(await readFile(file, 'utf8')));
  expect(read).toMatchObject(tables);
});

test('a long snapshot is, whatever its parts end in', async () => {
  const file = await written();
  const rows = Array.from({ length: 3_000 }, (_, at) => ({
    id: at + 1,
    text: 'é€😀'.repeat(at % 97),
  }));
  rows.push({ id: 3_001, text: 'ë'.repeat(700_000) });
  const text = `{\n"_meta":{},\n"rows":[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n}\n`;
  await writeFile(file, text);
  expect(await readSnapshotLines(file)).toEqual({ _meta: {}, rows });
});

/** What may happen to a line. */
const changes: Readonly<Record<string, (line: string) => readonly string[]>> = {
  gone: () => [],
  twice: (line) => [line, line],
  'broken off': (line) => [line.slice(0, -2)],
  'with a comma': (line) => [`${line},`],
  'without its comma': (line) => [line.replace(/,$/, '')],
  'on two lines': (line) => line.split(/(?<=:)/),
};

/** A file as a whole; nothing where it is no JSON. */
const whole = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

test.each(Object.entries(changes))('a line that is %s is never overlooked', async (_, change) => {
  const file = await written();
  const lines = (await readFile(file, 'utf8')).split('\n');
  for (const at of lines.keys()) {
    const text = lines.flatMap((line, other) => (other === at ? change(line) : [line])).join('\n');
    await writeFile(file, text);
    expect([undefined, whole(text)]).toContainEqual(await readSnapshotLines(file));
  }
});
