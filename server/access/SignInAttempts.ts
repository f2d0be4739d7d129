import type { Clock } from '../contract/clock';
import type { Store } from '../store/Store';
import type { RowIn } from '../store/Table';
import { signInAttempts } from '../tables/organisation/signInAttempts';
import { hashOf, newToken } from './token';

/** How long somebody may take at the provider, in milliseconds. */
const VALID = 10 * 60_000;

type Row = RowIn<typeof signInAttempts>;

/** What is kept of a sign-in until the browser comes back. */
export type Kept = Pick<
  Row,
  'organisationId' | 'issuer' | 'clientId' | 'nonce' | 'codeVerifier' | 'redirectUri'
> & { readonly state: string };

/** Sign-ins that are under way at providers: each is good once, for a while, and for the browser that began it. */
export class SignInAttempts {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
  ) {}

  /** Seconds that a browser keeps its cookie. */
  readonly age = VALID / 1_000;

  /**
   * Keeps a sign-in that has begun, and clears away those that are over.
   *
   * @param browser the cookie that the browser has from a sign-in before
   * @returns the cookie that it has from now on
   */
  async keep({ state, ...kept }: Kept, browser: string | undefined): Promise<string> {
    const token = browser ?? newToken();
    const at = this.clock();
    const stateHash = hashOf(state);
    const browserHash = hashOf(token);
    await this.store.transaction(async (store) => {
      const rows = store.rows(signInAttempts);
      await rows.removeWhere({ where: { at: { to: at - VALID } } });
      await rows.insert({ ...kept, stateHash, browserHash, at });
    });
    return token;
  }

  /** Takes the sign-in of a state, which is over by that; `undefined` of one that isn't this browser's, or no longer. */
  take(state: string, browser: string | undefined): Promise<Kept | undefined> {
    if (browser === undefined) return Promise.resolve(undefined);
    const where = { stateHash: hashOf(state), browserHash: hashOf(browser) };
    return this.store.transaction(async (store) => {
      const rows = store.rows(signInAttempts);
      const [row] = await rows.find({ where, take: 1 });
      if (row === undefined || (await rows.removeWhere({ where: { ...where, id: row.id } })) === 0)
        return undefined;
      return (row.at ?? 0) > this.clock() - VALID ? { ...row, state } : undefined;
    });
  }
}
