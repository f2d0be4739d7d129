import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { slugify } from '../../../schemas/kinds/slug';
import { moveDurably, readIfPresent, writeDurably } from '../../store/disk';
import type { Letter } from './Letter';

/** A mail that lies aside: kept on request, and to be discarded otherwise. */
export interface WaitingMail {
  /** Keeps it for good. @returns its file's name, once it is on disk */
  keep(): Promise<string>;
  discard(): Promise<void>;
}

/** What lists the folder finds the mail of a moment and a person by its name. */
const nameOf = ({ date, to }: Letter): string => {
  const moment = date
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '');
  const mark = randomUUID().slice(0, 8);
  return [moment, slugify(to.address).slice(0, 60), mark].filter((part) => part !== '').join('_');
};

const FOLDER = 'outbox';

/** Mails as they went out, one `.eml` file each, that any mail program opens. */
export class MailFolder {
  private constructor(
    private readonly folder: string,
    private readonly waiting: string,
  ) {}

  /** Opens the mails of a data folder that this process holds, and clears what a kill left behind. */
  static async open(directory: string): Promise<MailFolder> {
    const folder = join(directory, FOLDER);
    const waiting = join(folder, 'waiting');
    await rm(waiting, { recursive: true, force: true });
    await mkdir(waiting, { recursive: true });
    return new MailFolder(folder, waiting);
  }

  /** Removes all mails of a data folder that this process holds. */
  static async clear(directory: string): Promise<void> {
    await rm(join(directory, FOLDER), { recursive: true, force: true });
  }

  /** Writes a mail's source aside, whole, before it is known whether it goes out. */
  async prepare(letter: Letter, source: Buffer): Promise<WaitingMail> {
    const name = `${nameOf(letter)}.eml`;
    const path = join(this.waiting, name);
    await writeDurably(path, async (file) => file.writeFile(source));
    return {
      keep: async () => {
        await moveDurably(path, join(this.folder, name));
        return name;
      },
      discard: () => rm(path, { force: true }),
    };
  }

  /** The source of a mail by its file's name; `undefined` when there is no such file. */
  async read(name: string): Promise<Buffer | undefined> {
    if (!/^[\w-]+\.eml$/.test(name)) return undefined;
    return readIfPresent(join(this.folder, name));
  }
}
