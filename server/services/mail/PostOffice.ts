import type { Contents } from '../../files/openStorage';
import type { Outgoing } from '../outgoing/Outgoing';
import type { Simulation } from '../simulation';
import { openCarrier } from './carrier';
import { compose } from './compose';
import { isMailAddress, type Letter } from './Letter';
import { MailFolder } from './MailFolder';
import type { MailServer, OwnMailServer } from './MailServer';

export interface MailSettings {
  /** Where the mail server is; without one, mails are kept and nothing leaves this machine. */
  readonly smtpUrl?: string;
  /** The address that mails are sent from whose sender is only a name. */
  readonly mailFrom: string;
}

/** Sends a letter. @returns the name of the file that it is kept in */
export type Send = (letter: Letter) => Promise<string>;

/** Sends mail, and keeps what it sent. */
export class PostOffice {
  private constructor(
    private readonly folder: MailFolder,
    private readonly settings: MailSettings,
    private readonly simulation: Simulation,
    private readonly outgoing: Outgoing,
    private readonly server: MailServer | undefined,
  ) {}

  /** @param simulation how carrying is acted out where there is no mail server */
  static open(
    contents: Contents,
    settings: MailSettings,
    simulation: Simulation,
    outgoing: Outgoing,
  ): PostOffice {
    const folder = new MailFolder(contents);
    return new PostOffice(folder, settings, simulation, outgoing, settings.smtpUrl);
  }

  /**
   * The same office with an organisation's own mail server. What only names a sender is from the address that signs
   * in there, where it is one: servers take no mail in the name of others.
   */
  through(server: OwnMailServer): PostOffice {
    const { userName } = server;
    const mailFrom = isMailAddress(userName) ? userName : this.settings.mailFrom;
    const settings = { ...this.settings, mailFrom };
    return new PostOffice(this.folder, settings, this.simulation, this.outgoing, server);
  }

  /** The address that mails are sent from whose sender is only a name. */
  get address(): string {
    return this.settings.mailFrom;
  }

  /** Whether mails leave this machine. */
  get isReal(): boolean {
    return this.server !== undefined;
  }

  /**
   * Sends letters as long as `work` goes on. A letter is on disk whole before it is handed over, and stays
   * there only when it went out.
   */
  async sending<T>(work: (send: Send) => Promise<T>): Promise<T> {
    const carrier = await openCarrier(this.server, this.simulation, this.outgoing);
    try {
      return await work(async (letter) => {
        const source = await compose(letter);
        const waiting = await this.folder.prepare(letter, source);
        try {
          await carrier.carry({ from: letter.from.address, to: letter.to.address }, source);
        } catch (error) {
          await waiting.discard();
          throw error;
        }
        return waiting.keep();
      });
    } finally {
      carrier.close();
    }
  }

  /** Sends a letter that nobody may find here afterwards. */
  async sendUnkept(letter: Letter): Promise<void> {
    const carrier = await openCarrier(this.server, this.simulation, this.outgoing);
    try {
      const envelope = { from: letter.from.address, to: letter.to.address };
      await carrier.carry(envelope, await compose(letter));
    } finally {
      carrier.close();
    }
  }

  /** Removes mails that were being sent before a moment, in milliseconds since 1970: whoever did so was killed. */
  clearWaiting(before: number): Promise<void> {
    return this.folder.clearWaiting(before);
  }

  /** The source of a mail: as it went out, or made again where no file was kept of it. */
  async sourceOf(file: string, letter: Letter): Promise<Buffer> {
    return (await this.folder.read(file)) ?? compose(letter);
  }
}
