import type { Clock } from '../contract/clock';
import type { Store } from '../store/Store';
import type { RowIn } from '../store/Table';
import { sessions } from '../tables/organisation/sessions';
import { users } from '../tables/organisation/users';
import { endSessions } from './endSessions';
import { hashOf, newToken } from './token';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** How far the stored moment of last use may lag behind; spares a write for every call. */
const WRITE_EVERY = MINUTE;

export interface Session {
  readonly id: number;
  readonly userId: number;
  /** The active organisation. */
  readonly organisationId: number;
  /** When a second factor was last used in it, in milliseconds since 1970. */
  readonly confirmedAt?: number | undefined;
}

/** Where a session is begun, to be recognised by. */
export interface StartedFrom {
  readonly address: string;
  /** What the browser calls itself. */
  readonly browser: string;
}

/** When sessions end by themselves. */
export interface SessionLimits {
  /** Minutes without a call; a minute more where its last calls weren't written. */
  readonly minutes: number;
  /** Hours after they began, however much they are used. */
  readonly hours: number;
}

type SessionRow = RowIn<typeof sessions>;

const sessionOf = (row: SessionRow): Session | undefined => {
  const { id, userId, organisationId } = row;
  if (userId === null || organisationId === null) return undefined;
  return { id, userId, organisationId, confirmedAt: row.confirmedAt ?? undefined };
};

/** Sessions, kept in the store, so that a restart of the server ends none and all processes know them. */
export class Sessions {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly limits: SessionLimits,
  ) {}

  /** Milliseconds that a session lasts at most. */
  get longest(): number {
    return this.limits.hours * HOUR;
  }

  /**
   * Begins a session and clears away those that have ended. Answers its token, which isn't kept anywhere.
   *
   * @param user with whether a second factor was used
   * @param log is given the transaction's store, to log it in
   */
  start(
    user: { id: number; organisationId: number; isConfirmed?: boolean },
    from: StartedFrom = { address: '', browser: '' },
    log?: (store: Store) => Promise<unknown>,
  ): Promise<string> {
    const token = newToken();
    const now = this.clock();
    return this.store.transaction(async (store) => {
      await endSessions(store, { lastUse: { to: this.lastIdle(now) } });
      await endSessions(store, { startedAt: { to: now - this.longest } });
      const { id: userId, organisationId } = user;
      const times = {
        startedAt: now,
        lastUse: now,
        ...(user.isConfirmed && { confirmedAt: now }),
      };
      const tokenHash = hashOf(token);
      await store.rows(sessions).insert({ tokenHash, userId, organisationId, ...times, ...from });
      await store.rows(users).update(userId, { lastLogin: new Date(now).toISOString() });
      await log?.(store);
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
    if (row === undefined || !this.runs(row, now)) return undefined;
    const last = row.lastUse ?? 0;
    if (now - last >= WRITE_EVERY) await this.touch(row.id, now);
    if (last - now >= WRITE_EVERY) await this.setBack(row, now);
    return sessionOf(row);
  }

  /** The sessions of a user that run, the one used last first. */
  async running(userId: number): Promise<readonly SessionRow[]> {
    const now = this.clock();
    const rows = await this.store.rows(sessions).find({ where: { userId } });
    return rows
      .filter((row) => this.runs(row, now))
      .sort((one, other) => (other.lastUse ?? 0) - (one.lastUse ?? 0));
  }

  /** @param log is given the transaction's store, to log it in */
  end(id: number, log?: (store: Store) => Promise<unknown>): Promise<void> {
    return this.store.transaction(async (store) => {
      await endSessions(store, { id });
      await log?.(store);
    });
  }

  /** A second factor was used in it. @param log is given the transaction's store, to log it in */
  confirm(id: number, log: (store: Store) => Promise<unknown>): Promise<void> {
    return this.store.transaction(async (store) => {
      await store.rows(sessions).update(id, { confirmedAt: this.clock() });
      await log(store);
    });
  }

  async switchTo(id: number, organisationId: number): Promise<void> {
    await this.store.rows(sessions).update(id, { organisationId });
  }

  /** Of a clock that was set back more time has passed since the start than it shows. */
  private runs({ startedAt, lastUse }: SessionRow, now: number): boolean {
    const last = lastUse ?? 0;
    return last > this.lastIdle(now) && (startedAt ?? 0) > Math.max(now, last) - this.longest;
  }

  /** When sessions were used last that have ended by now for not being used. */
  private lastIdle(now: number): number {
    return now - this.limits.minutes * MINUTE - WRITE_EVERY;
  }

  /** Calls at the same time write once; a disk that refuses stops no one from reading. */
  private async touch(id: number, now: number): Promise<void> {
    const unwritten = { where: { id, lastUse: { to: now - WRITE_EVERY } } };
    await this.store
      .rows(sessions)
      .updateWhere(unwritten, { lastUse: now })
      .catch(() => undefined);
  }

  /** Takes over that the clock was set back: nothing lasts longer for it. */
  private async setBack({ id, startedAt, lastUse }: SessionRow, now: number): Promise<void> {
    const age = (lastUse ?? 0) - (startedAt ?? 0);
    await this.store
      .rows(sessions)
      .updateWhere({ where: { id, lastUse } }, { lastUse: now, startedAt: now - age })
      .catch(() => undefined);
  }
}
