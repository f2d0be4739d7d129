import { cp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { copyOf, killedFolder, never, reopen, valuesIn } from '../../tests/fixtures/killedFolder';
import { rowsNamed } from '../../tests/fixtures/rowsNamed';
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder';
import { readJournal } from './journal';
import { openStore } from './openStore';
import { readSnapshot } from './snapshot';

describe('a kill', () => {
  test('at any byte of the journal leaves the lines before it', async () => {
    const directory = await killedFolder();
    const path = join(directory, 'journal.jsonl');
    const journal = await readFile(path, 'utf8');
    const header = journal.indexOf('\n') + 1;
    for (let length = journal.length; length >= header; length -= 1) {
      await truncate(path, length);
      // A line counts once its checksum fits, though the kill came before its line break.
      const whole = journal.slice(header, length + 1).split('\n').length - 1;
      expect((await readJournal(directory))?.batches).toHaveLength(whole);
    }
  });

  test.each([1, 2, 3, 4])(
    'within line %i costs that line, and the start after it nothing',
    async (line) => {
      const directory = await killedFolder();
      const path = join(directory, 'journal.jsonl');
      const lines = (await readFile(path, 'utf8')).split('\n');
      await truncate(path, lines.slice(0, line).join('\n').length + 10);
      expect(await reopen(directory)).toEqual([0, 1, 2, 3].slice(0, line));
      expect(await reopen(directory)).toEqual([0, 1, 2, 3].slice(0, line));
    },
  );

  test('that keeps blocks of the last line from the disk costs only that line', async () => {
    const directory = await killedFolder();
    const path = join(directory, 'journal.jsonl');
    const journal = await readFile(path, 'utf8');
    await writeFile(path, `${journal.slice(0, -20)}${'\0'.repeat(19)}\n`);
    expect(await reopen(directory)).toEqual([0, 1, 2, 3]);
  });

  test('between the steps of a compaction neither loses nor repeats a write', async () => {
    const before = await killedFolder();
    const after = await copyOf(before);
    await reopen(after);
    const mixed = async (...names: [from: string, name: string, to: string][]) => {
      const folder = await copyOf(before);
      for (const [from, name, to] of names) await cp(join(from, name), join(folder, to));
      return folder;
    };
    const half = await mixed();
    await writeFile(join(half, 'db.json.tmp'), '{"_meta":{"gen');
    const snapshotWritten = await mixed([after, 'db.json', 'db.json.tmp']);
    const snapshotInPlace = await mixed([after, 'db.json', 'db.json']);
    for (const folder of [half, snapshotWritten, snapshotInPlace, after]) {
      expect(await reopen(folder)).toEqual([0, 1, 2, 3, 4]);
      expect(await reopen(folder)).toEqual([0, 1, 2, 3, 4]);
    }
  });

  test('can not bring back a journal that a later snapshot has taken in', async () => {
    const directory = await killedFolder();
    const store = await openStore({ directory, seed: never });
    await rowsNamed(store, 'values').update(1, { value: 'before' });
    const old = await copyOf(directory);
    await rowsNamed(store, 'values').update(1, { value: 'after' });
    await store.close();
    await cp(join(old, 'journal.jsonl'), join(directory, 'journal.jsonl'));
    expect(await reopen(directory)).toEqual(['after', 1, 2, 3, 4]);
  });

  test('during the first seed lets the next start seed', async () => {
    const directory = await temporaryFolder();
    await writeFile(join(directory, 'db.json.tmp'), '{"_meta":');
    const store = await openStore({
      directory,
      seed: async () => ({ values: [{ id: 1, value: 7 }] }),
    });
    expect(await valuesIn(store)).toEqual([7]);
    await store.close();
  });
});

describe('damage', () => {
  test('of any bit of the snapshot is noticed', async () => {
    const directory = await killedFolder();
    const path = join(directory, 'db.json');
    const bytes = await readFile(path);
    for (let at = 0; at < bytes.length; at += 1) {
      const bit = 1 << (at % 8);
      const damaged = Buffer.from(bytes);
      damaged[at] = (damaged[at] ?? 0) ^ bit;
      await writeFile(path, damaged);
      await expect(readSnapshot(directory)).rejects.toThrow('damagedSnapshot');
    }
  });

  test('that takes the journal away is noticed, unless the checksum was taken out', async () => {
    const directory = await killedFolder();
    const path = join(directory, 'db.json');
    await rm(join(directory, 'journal.jsonl'));
    await expect(reopen(directory)).rejects.toThrow('missingJournal');
    const lines = (await readFile(path, 'utf8')).split('\n');
    const others = lines.filter((line) => !line.startsWith('"_checksum"'));
    await writeFile(path, others.join('\n'));
    expect(await reopen(directory)).toEqual([0]);
  });

  test('of a folder whose first start was killed leaves nothing that keeps the next from it', async () => {
    const directory = await killedFolder();
    const path = join(directory, 'journal.jsonl');
    await rm(join(directory, 'db.json'));
    await expect(reopen(directory)).rejects.toThrow('damagedSnapshot');
    const journal = await readFile(path, 'utf8');
    await truncate(path, journal.indexOf('\n') + 1);
    const seed = async () => ({ values: [{ id: 1, value: 7 }] });
    const store = await openStore({ directory, seed });
    expect(await valuesIn(store)).toEqual([7]);
    await store.close();
    expect(await reopen(directory)).toEqual([7]);
  });
});
