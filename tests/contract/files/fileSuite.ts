import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { FileStore } from '../../../server/files/FileStore';
import type { Contents } from '../../../server/files/openStorage';
import { FileTooLarge } from '../../../server/files/receive';
import { MissingObject } from '../../../server/files/Storage';

/** Files in a storage that is empty, and the folder of what is coming in. */
export interface OpenFiles {
  readonly contents: Contents;
  readonly incoming: string;
}

const source = (...parts: string[]) => Readable.from(parts.map((part) => Buffer.from(part)));
const hashOf = (content: string) => createHash('sha256').update(content).digest('hex');

/** Long ago, and longer from now than any test takes. */
const [BEFORE, AFTER] = [Date.now() - 60_000, Date.now() + 60 * 60_000];

const all = async <T>(found: AsyncIterable<T>): Promise<T[]> => {
  const list: T[] = [];
  for await (const one of found) list.push(one);
  return list;
};

/** The files of a storage, and what tests do with them. */
const opened = async ({ contents, incoming }: OpenFiles) => {
  const files = new FileStore(contents);
  const keep = async (content: string, name = 'a.txt') => {
    const file = await files.receive(source(content), name, 100);
    await file.keep();
    await file.discard();
    return file.hash;
  };
  return {
    contents,
    files,
    keep,
    left: async () => (await readdir(incoming)).length,
    leave: () => writeFile(join(incoming, 'half'), 'x'),
    content: async (hash: string) => text(await files.read({ hash })),
  };
};

type Open = () => ReturnType<typeof opened>;

/** What comes in is kept or gone. */
const keeping = (open: Open): void => {
  test('a file is kept on request, under the hash of its content', async () => {
    const { files, content, left } = await open();
    const file = await files.receive(source('one;', 'two'), 'list.csv', 7);
    expect(file).toMatchObject({ hash: hashOf('one;two'), size: 7, type: 'text/csv' });
    expect(await files.has(file.hash)).toBe(false);
    expect(await file.read()).toEqual(Buffer.from('one;two'));
    await file.stage();
    await file.keep();
    await file.keep();
    await file.discard();
    expect(await content(file.hash)).toBe('one;two');
    expect(await files.sizeOf(file)).toBe(7);
    expect(await left()).toBe(0);
  });

  test('the same content is stored once, whoever stores it at the same time', async () => {
    const { files, content } = await open();
    const received = await Promise.all(
      ['a', 'b', 'c'].map((name) => files.receive(source('same'), name, 10)),
    );
    await Promise.all(received.map((file) => file.keep()));
    await Promise.all(received.map((file) => file.discard()));
    expect(await content(hashOf('same'))).toBe('same');
    expect(await all(files.storedBefore(AFTER))).toEqual([hashOf('same')]);
  });

  test('discarding what wasn’t kept does not touch what was', async () => {
    const { files, keep, content } = await open();
    const second = await files.receive(source('same'), 'b', 10);
    const hash = await keep('same');
    await second.discard();
    expect(await content(hash)).toBe('same');
  });

  test('a file that is too large or breaks off leaves nothing behind', async () => {
    const { files, left } = await open();
    await expect(files.receive(source('12345', '6'), 'a', 5)).rejects.toThrow(FileTooLarge);
    const breaking = Readable.from(
      (async function* () {
        yield Buffer.from('12');
        throw new Error('gone');
      })(),
    );
    await expect(files.receive(breaking, 'a', 5)).rejects.toThrow('gone');
    expect(await left()).toBe(0);
  });

  test('removing takes the file away; twice does no harm', async () => {
    const { files, keep } = await open();
    const hash = await keep('x');
    await files.remove(hash);
    await files.remove(hash);
    expect(await files.has(hash)).toBe(false);
  });
};

/** Whoever reads gets what was stored, or part of it. */
const reading = (open: Open): void => {
  test.each([
    [0, 1, 'ab'],
    [2, 4, 'cde'],
    [9, 9, 'j'],
    [0, 9, 'abcdefghij'],
  ])('bytes %i to %i of a file are read by themselves', async (start, end, part) => {
    const { files, keep } = await open();
    const hash = await keep('abcdefghij');
    expect(await text(await files.read({ hash }, { start, end }))).toBe(part);
  });

  test('an empty file is one', async () => {
    const { files, keep, content } = await open();
    const hash = await keep('');
    expect([await files.sizeOf({ hash }), await content(hash)]).toEqual([0, '']);
  });

  test('of a file that isn’t there, nothing is read', async () => {
    const { files } = await open();
    const hash = hashOf('nothing');
    expect(await files.sizeOf({ hash })).toBeUndefined();
    await expect(files.read({ hash })).rejects.toThrow(MissingObject);
    await expect(files.read({ hash }, { start: 0, end: 1 })).rejects.toThrow(MissingObject);
  });

  test('only hashes lead to files', async () => {
    const { files } = await open();
    expect(() => files.sizeOf({ hash: '../../db.json' })).toThrow('Not a file');
  });
};

/** Small pictures lie beside what they are made of. */
const pictures = (open: Open): void => {
  test('makes the small picture of a file once, and removes it with the file', async () => {
    const { files, keep, left } = await open();
    const hash = await keep('content', 'a.png');
    let made = 0;
    const make = async (from: string, to: string) => {
      made += 1;
      await writeFile(to, `${await readFile(from, 'utf8')}, small`);
    };
    await Promise.all([files.ensureThumbnail(hash, make), files.ensureThumbnail(hash, make)]);
    await files.ensureThumbnail(hash, make);
    const small = { hash, isThumbnail: true };
    expect([made, await text(await files.read(small))]).toEqual([1, 'content, small']);
    expect(await left()).toBe(0);
    await files.remove(hash);
    expect(await files.sizeOf(small)).toBeUndefined();
  });

  test('leaves nothing of a small picture that fails, and tries again', async () => {
    const { files, keep, left } = await open();
    const hash = await keep('content', 'a.png');
    const fail = async (_: string, to: string) => {
      await writeFile(to, 'half');
      throw new Error('no picture');
    };
    await expect(files.ensureThumbnail(hash, fail)).rejects.toThrow('no picture');
    expect(await left()).toBe(0);
    await files.ensureThumbnail(hash, (_, to) => writeFile(to, 'whole'));
    expect(await text(await files.read({ hash, isThumbnail: true }))).toBe('whole');
  });
};

/** What a kill left behind goes, and nothing else. */
const clearing = (open: Open): void => {
  test('another process that opens the same files leaves alone what is being received', async () => {
    const { contents, files, keep, left, leave } = await open();
    const hash = await keep('x');
    await leave();
    const others = new FileStore(contents);
    expect(await others.has(hash)).toBe(true);
    await others.clearIncoming(BEFORE);
    expect(await left()).toBe(1);
    await files.clearIncoming(AFTER);
    expect(await left()).toBe(0);
    expect(await files.has(hash)).toBe(true);
  });

  test('reports which files are old, and removes all of them', async () => {
    const { files, keep } = await open();
    const hashes = [await keep('one'), await keep('two')];
    await files.ensureThumbnail(hashOf('one'), (_, to) => writeFile(to, 'small'));
    expect(await all(files.storedBefore(BEFORE))).toEqual([]);
    expect(new Set(await all(files.storedBefore(AFTER)))).toEqual(new Set(hashes));
    await files.clear();
    expect(await all(files.storedBefore(AFTER))).toEqual([]);
  });

  test('an object is moved to another key', async () => {
    const { contents, files } = await open();
    const { path } = await files.receive(source('letter'), 'a', 10);
    await contents.storage.put('outbox/waiting/a.eml', path);
    await contents.storage.move('outbox/waiting/a.eml', 'outbox/a.eml');
    expect((await all(contents.storage.list('outbox/'))).map(({ key }) => key)).toEqual([
      'outbox/a.eml',
    ]);
    expect(await text(await contents.storage.read('outbox/a.eml'))).toBe('letter');
    const again = contents.storage.move('outbox/waiting/a.eml', 'outbox/b.eml');
    await expect(again).rejects.toThrow(MissingObject);
  });
};

/** What files must do wherever they lie. To be called in a file of tests. */
export const fileSuite = (openFiles: () => Promise<OpenFiles>): void => {
  const open = async () => opened(await openFiles());
  keeping(open);
  reading(open);
  pictures(open);
  clearing(open);
};
