import type { Clock } from '../contract/clock';
import type { Store } from '../store/Store';
import { knownBrowsers } from '../tables/organisation/knownBrowsers';
import { hashOf, newToken } from './token';

const DAY = 86_400_000;
/** How long a browser is known after it signed in last. */
const KNOWN_FOR = 180 * DAY;

/**
 * Browsers that are known to accounts: each has a cookie, which opens nothing. It shows that guesses made elsewhere
 * aren't this browser's.
 */
export class KnownBrowsers {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
  ) {}

  /** Seconds that a browser keeps its cookie. */
  readonly age = KNOWN_FOR / 1_000;

  /**
   * @param userId whom it has signed in; anybody unless given
   * @returns what it is known as; `undefined` of a browser that isn't
   */
  async knownAs(token: string | undefined, userId?: number): Promise<string | undefined> {
    if (token === undefined) return undefined;
    const tokenHash = hashOf(token);
    const lastUse = { from: this.clock() - KNOWN_FOR };
    const where = { tokenHash, lastUse, ...(userId !== undefined && { userId }) };
    const found = await this.store.rows(knownBrowsers).count({ where });
    return found > 0 ? tokenHash : undefined;
  }

  /**
   * Remembers that a browser has signed somebody in.
   *
   * @param token that it has; another one unless it is known
   * @returns the token that it has from now on
   */
  async remember(token: string | undefined, userId: number): Promise<string> {
    const isKnown = (await this.knownAs(token)) !== undefined;
    const kept = isKnown && token !== undefined ? token : newToken();
    const tokenHash = hashOf(kept);
    const now = this.clock();
    await this.store.transaction(async (store) => {
      await store.lock(`browser:${tokenHash}`);
      const rows = store.rows(knownBrowsers);
      await rows.removeWhere({ where: { lastUse: { to: now - KNOWN_FOR } } });
      const changed = await rows.updateWhere({ where: { tokenHash, userId } }, { lastUse: now });
      if (changed === 0) await rows.insert({ tokenHash, userId, lastUse: now });
    });
    return kept;
  }
}
