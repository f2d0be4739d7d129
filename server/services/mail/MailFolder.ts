import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { slugify } from '../../../schemas/kinds/slug';
import type { Incoming } from '../../files/Incoming';
import type { Contents } from '../../files/openStorage';
import { MissingObject, type Storage } from '../../files/Storage';
import { writeDurably } from '../../store/disk';
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
const WAITING = `${FOLDER}/waiting`;

/** Under which key a mail that went out lies in a storage. */
export const keyOfMail = (name: string): string => `${FOLDER}/${name}`;

/** Mails as they went out, one `.eml` file each, that any mail program opens. */
export class MailFolder {
  private readonly storage: Storage;
  private readonly incoming: Incoming;

  constructor({ storage, incoming }: Contents) {
    this.storage = storage;
    this.incoming = incoming;
  }

  /** Writes a mail's source aside, whole, before it is known whether it goes out. */
  async prepare(letter: Letter, source: Buffer): Promise<WaitingMail> {
    const name = `${nameOf(letter)}.eml`;
    const aside = `${WAITING}/${name}`;
    await this.put(aside, source);
    return {
      keep: async () => {
        await this.storage.move(aside, keyOfMail(name));
        return name;
      },
      discard: () => this.storage.remove(aside),
    };
  }

  /** The source of a mail by its file's name; `undefined` when there is no such file. */
  async read(name: string): Promise<Buffer | undefined> {
    if (!/^[\w-]+\.eml$/.test(name)) return undefined;
    try {
      return await buffer(await this.storage.read(keyOfMail(name)));
    } catch (error) {
      if (error instanceof MissingObject) return undefined;
      throw error;
    }
  }

  /** Removes mails of which it wasn't known before a moment whether they go out: whoever sent them was killed. */
  async clearWaiting(before: number): Promise<void> {
    for await (const { key, at } of this.storage.list(`${WAITING}/`))
      if (at < before) await this.storage.remove(key);
  }

  /** Removes all mails. */
  async clear(): Promise<void> {
    for await (const { key } of this.storage.list(`${FOLDER}/`)) await this.storage.remove(key);
  }

  private async put(key: string, source: Buffer): Promise<void> {
    const path = await this.incoming.newPath();
    try {
      await writeDurably(path, async (file) => file.writeFile(source));
      await this.storage.put(key, path);
    } finally {
      await rm(path, { force: true });
    }
  }
}
