import { expect, test } from 'vitest';
import { type Entry, Journal, type JournalFile } from './journal';

/** A file in memory whose next write, flush or truncation can be made to fail. */
class MemoryFile implements JournalFile {
  text = 'header\n';
  flushes = 0;
  readonly failing = new Set<string>();

  async appendFile(text: string) {
    if (this.failing.delete('append')) {
      this.text += text.slice(0, 5);
      throw new Error('no space left');
    }
    this.text += text;
  }
  async datasync() {
    if (this.failing.delete('flush')) throw new Error('i/o error');
    this.flushes += 1;
  }
  async truncate(length: number) {
    if (this.failing.delete('truncate')) throw new Error('i/o error');
    this.text = this.text.slice(0, length);
  }
  async close() {}
}

const entry = (id: number): Entry[] => [['modules', id]];
const lineCount = (file: MemoryFile) => file.text.split('\n').length - 2;

test('what is asked for while the disk is busy shares one line and one flush', async () => {
  const file = new MemoryFile();
  const journal = new Journal(file, file.text.length);
  expect(journal.isEmpty).toBe(true);
  await Promise.all([1, 2, 3, 4].map((id) => journal.append(entry(id))));
  expect([lineCount(file), file.flushes]).toEqual([2, 2]);
  expect(journal.size).toBe(file.text.length);
  expect(journal.isEmpty).toBe(false);
});

test.each(['append', 'flush'])(
  'a failed %s leaves no trace, and refuses all that waited',
  async (step) => {
    const file = new MemoryFile();
    const journal = new Journal(file, file.text.length);
    await journal.append(entry(1));
    const before = file.text;
    file.failing.add(step);
    const refused = await Promise.allSettled([2, 3].map((id) => journal.append(entry(id))));
    expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(file.text).toBe(before);
    await journal.append(entry(4));
    expect(file.text.startsWith(before)).toBe(true);
    expect(lineCount(file)).toBe(2);
  },
);

test('nothing follows a half-written line that could not be taken back', async () => {
  const file = new MemoryFile();
  const journal = new Journal(file, file.text.length);
  file.failing.add('append').add('truncate');
  await expect(journal.append(entry(1))).rejects.toThrow('writeFailed');
  const { text } = file;
  await expect(journal.append(entry(2))).rejects.toThrow('writeFailed');
  expect(file.text).toBe(text);
});
