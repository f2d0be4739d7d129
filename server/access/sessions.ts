import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../contract/clock';
import type { Store } from '../store/Store';
import type { RowIn } from '../store/Table';
import { sessions } from '../tables/organisation/sessions';
import { users } from '../tables/organisation/users';
import { endSessions } from './endSessions';

const TOKEN_BYTES = 32;
const MINUTE = 60_000;
/** How far the stored moment of last use may lag behind; spares a write for every call. */
const WRITE_EVERY = MINUTE;

export interface Session {
  readonly id: number;
  readonly userId: number;
  /** The active organisation. */
  readonly organisationId: number;
}

/** Who reads the data folder can't sign in with what lies there. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const sessionOf = ({ id, userId, organisationId }: RowIn<typeof sessions>): Session | undefined =>
  userId === null || organisationId === null ? undefined : { id, userId, organisationId };

/** Sessions, kept in the store, so that a restart of the server ends none and all processes know them. */
export class Sessions {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    /** Minutes without a call after which a session ends; a minute more where its last calls weren't written. */
    private readonly minutes: number,
  ) {}

  /** Begins a session and clears away those that have ended. Answers its token, which isn't kept anywhere. */
  start(user: { id: number; organisationId: number }): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const now = this.clock();
    return this.store.transaction(async (store) => {
      await endSessions(store, { lastUse: { to: this.lastEnded(now) } });
      const { id: userId, organisationId } = user;
      const tokenHash = hashOf(token);
      await store.rows(sessions).insert({ tokenHash, userId, organisationId, lastUse: now });
      await store.rows(users).update(userId, { lastLogin: new Date(now).toISOString() });
      return token;
    });
  }

  /**
   * The session of a token, if it runs. It counts as used.
   *
   * @param store by which it is read
   */
  async find(token: string, store: Store = this.store): Promise<Session | undefined> {
    const where = { tokenHash: hashOf(token) };
    const [row] = await store.rows(sessions).find({ where, take: 1 });
    const now = this.clock();
    const last = row?.lastUse ?? 0;
    if (row === undefined || last <= this.lastEnded(now)) return undefined;
    if (now - last >= WRITE_EVERY) await this.touch(row.id, now);
    return sessionOf(row);
  }

  end(id: number): Promise<void> {
    return endSessions(this.store, { id });
  }

  async switchTo(id: number, organisationId: number): Promise<void> {
    await this.store.rows(sessions).update(id, { organisationId });
  }

  /** When sessions were used last that have ended by now. */
  private lastEnded(now: number): number {
    return now - this.minutes * MINUTE - WRITE_EVERY;
  }

  /** Calls at the same time write once; a disk that refuses stops no one from reading. */
  private async touch(id: number, now: number): Promise<void> {
    const unwritten = { where: { id, lastUse: { to: now - WRITE_EVERY } } };
    await this.store
      .rows(sessions)
      .updateWhere(unwritten, { lastUse: now })
      .catch(() => undefined);
  }
}
