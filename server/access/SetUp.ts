import { timingSafeEqual } from 'node:crypto';
import type { Clock } from '../contract/clock';
import { Refusal } from '../contract/Refusal';
import type { Store } from '../store/Store';
import { organisations } from '../tables/organisation/organisations';
import { setupTokens } from '../tables/organisation/setupTokens';
import { hashOf, newToken } from './token';

/** Milliseconds that a token is valid for: whoever reads an old log can't set anything up. */
const VALID = 24 * 60 * 60_000;
/** Held while it is decided whether an installation is set up. */
const LOCK = 'setUp';

const bytesOf = (hash: string | null): Buffer => Buffer.from(hash ?? '', 'hex');

/** Sets up an installation that holds nothing yet: once, by whoever has a token that its start printed. */
export class SetUp {
  /** What was set up once stays so: the provider's organisation can't be deleted. */
  private isKnownDone = false;

  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
  ) {}

  /** Whether there is an organisation. */
  async isDone(store = this.store): Promise<boolean> {
    this.isKnownDone ||= (await store.rows(organisations).find({ take: 1, only: [] })).length > 0;
    return this.isKnownDone;
  }

  /** A further token, of which the hash alone is kept; `undefined` where there is nothing to set up. */
  async issueToken(): Promise<string | undefined> {
    if (await this.isDone()) return undefined;
    const token = newToken();
    const now = this.clock();
    const tokens = this.store.rows(setupTokens);
    await tokens.removeWhere({ where: { at: { to: now - VALID } } });
    await tokens.insert({ tokenHash: hashOf(token), at: now });
    return token;
  }

  /** @throws Refusal 409 where the installation is set up, 403 for a token that isn't valid */
  async requireToken(token: string, store = this.store): Promise<void> {
    if (await this.isDone(store)) throw new Refusal(409, 'server.setUp.done');
    const hash = bytesOf(hashOf(token));
    const known = await store.rows(setupTokens).find({});
    const isValid = known
      .filter(({ at }) => (at ?? 0) > this.clock() - VALID)
      .map(({ tokenHash }) => timingSafeEqual(bytesOf(tokenHash), hash))
      .includes(true);
    const errors = { token: { key: 'server.setUp.token' } } as const;
    if (!isValid) throw new Refusal(403, 'server.setUp.token', {}, { errors });
  }

  /** Has the first rows stored, and ends all tokens. @throws Refusal as `requireToken` */
  async run(token: string, addRows: (store: Store) => Promise<void>): Promise<void> {
    await this.store.transaction(async (store) => {
      await store.lock(LOCK);
      await this.requireToken(token, store);
      await addRows(store);
      await store.rows(setupTokens).removeWhere({});
    });
  }
}
