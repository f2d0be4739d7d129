import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../contract/clock';
import type { Row, Store } from '../store/Store';

const TOKEN_BYTES = 32;
/** How far the stored moment of last use may lag behind; spares a write for every call. */
const WRITE_EVERY = 60_000;

export interface Session {
  readonly id: number;
  readonly userId: number;
  /** The active organisation. */
  readonly organisationId: number;
}

/** Who reads the data folder can't sign in with what lies there. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const sessionOf = ({ id, userId, organisationId }: Row): Session => ({
  id,
  userId: Number(userId),
  organisationId: Number(organisationId),
});

/** Sessions, kept in the store, so that a restart of the server ends none. */
export class Sessions {
  /** Last use by session id, where that is later than what is stored. */
  private readonly lastUse = new Map<number, number>();

  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    /** Minutes without a call after which a session ends. */
    private readonly minutes: number,
  ) {}

  /** Begins a session and clears away those that have ended. Answers its token, which isn't kept anywhere. */
  start(user: { id: number; organisationId: number }): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const now = this.clock();
    return this.store.transaction(async (store) => {
      const unused = { where: { lastUse: { to: now - this.minutes * 60_000 } } };
      for (const row of (await store.find('sessions', unused)).rows)
        if (this.hasEnded(row)) await this.drop(store, row.id);
      const { id: userId, organisationId } = user;
      await store.insert('sessions', {
        tokenHash: hashOf(token),
        userId,
        organisationId,
        lastUse: now,
      });
      await store.update('users', userId, { lastLogin: new Date(now).toISOString() });
      return token;
    });
  }

  /** The session of a token, if it runs. It counts as used. */
  async find(token: string): Promise<Session | undefined> {
    const found = await this.store.find('sessions', { where: { tokenHash: hashOf(token) } });
    const row = found.rows[0];
    if (row === undefined || this.hasEnded(row)) return undefined;
    const now = this.clock();
    this.lastUse.set(row.id, now);
    if (now - Number(row.lastUse) >= WRITE_EVERY) await this.touch(row.id, now);
    return sessionOf(row);
  }

  async end(id: number): Promise<void> {
    await this.store.transaction((store) => this.drop(store, id));
  }

  /** Ends a user's sessions, as a new password should; `exceptId` is the one that set it. */
  endAllOf(userId: number, exceptId?: number): Promise<void> {
    return this.store.transaction(async (store) => {
      const { rows } = await store.find('sessions', { where: { userId } });
      for (const { id } of rows) if (id !== exceptId) await this.drop(store, id);
    });
  }

  async switchTo(id: number, organisationId: number): Promise<void> {
    await this.store.update('sessions', id, { organisationId });
  }

  private hasEnded({ id, lastUse }: Row): boolean {
    const last = Math.max(Number(lastUse), this.lastUse.get(id) ?? 0);
    return this.clock() - last >= this.minutes * 60_000;
  }

  /** Calls at the same time write once; a disk that refuses stops no one from reading. */
  private async touch(id: number, now: number): Promise<void> {
    const writing = this.store.transaction(async (store) => {
      const row = await store.get('sessions', id);
      if (row === undefined || now - Number(row.lastUse) < WRITE_EVERY) return;
      await store.update('sessions', id, { lastUse: now });
    });
    await writing.catch(() => undefined);
  }

  private async drop(store: Store, id: number): Promise<void> {
    this.lastUse.delete(id);
    if (await store.get('sessions', id)) await store.remove('sessions', id);
  }
}
