import { createHash } from 'node:crypto';
import type { Attempt } from '../contract/Attempt';
import { Refusal } from '../contract/Refusal';
import type { Counted, Failures } from './Failures';
import { networkOf } from './networkOf';

const FIRST_WAIT = 1_000;
/** Long enough to make guessing hopeless, short enough to wait for. */
const LONGEST_WAIT = 5 * 60_000;

/** How many failures cost nothing; from then on each doubles the wait. */
interface Limit {
  readonly free: number;
  readonly first: number;
  readonly longest: number;
}

const ofOne: Limit = { free: 5, first: FIRST_WAIT, longest: LONGEST_WAIT };
/** Of an account that is guessed at from everywhere: what comes from elsewhere still has one attempt. */
const ofOneAttacked: Limit = { free: 1, first: LONGEST_WAIT, longest: LONGEST_WAIT };
/** Many people may have the same address. */
const ofAddress: Limit = { free: 20, first: FIRST_WAIT, longest: 60_000 };

/** Of an organisation that names e-mail addresses of accounts that it can't know of. */
const ofOthers: Limit = { free: 10, first: 30_000, longest: LONGEST_WAIT };

/** Failures of an account from all addresses after which it counts as attacked. */
const ATTACKED = 100;

const waitAfter = (count: number, { free, first, longest }: Limit): number =>
  count < free ? 0 : Math.min(first * 2 ** (count - free), longest);

/** Milliseconds left to wait. */
const remaining = (counted: Counted | undefined, limit: Limit): number =>
  counted === undefined ? 0 : waitAfter(counted.count, limit) - counted.sinceLast;

const refuse = (wait: number): void => {
  if (wait <= 0) return;
  const seconds = Math.ceil(wait / 1_000);
  const headers = { 'Retry-After': String(seconds) };
  throw new Refusal(429, 'server.session.tooMany', { smart_count: seconds }, { headers });
};

/** Keys are short whatever is sent, and reveal to nobody what accounts there are. */
const keyOf = (kind: string, ...parts: readonly string[]): string =>
  `${kind} ${createHash('sha256').update(parts.join('\n')).digest('base64url')}`;

const othersKey = (organisationId: number): string => keyOf('others', String(organisationId));

const addressKey = (address: string): string => keyOf('address', networkOf(address));

/**
 * Slows down guessing: at an account from one address, and from one address at many accounts. Who is known (by a browser
 * that has signed in to the account before, or by a session) is counted apart, and out of others' reach.
 */
export class SignInThrottle {
  /** @param failures of all processes that serve the same */
  constructor(private readonly failures: Failures) {}

  /**
   * Begins an attempt. It counts as failed until `succeed` is called, so that guesses made at the same time
   * count as well.
   * @throws Refusal 429, with the seconds to wait
   */
  async begin({ account, address, known }: Attempt): Promise<{ succeed(): Promise<void> }> {
    if (known !== undefined) {
      const key = keyOf('known', known, account);
      await this.failures.count([key], ([own]) => refuse(remaining(own, ofOne)));
      return { succeed: () => this.failures.takeBack(key, []) };
    }
    const pair = keyOf('pair', account, networkOf(address));
    const shared = [addressKey(address), keyOf('account', account)];
    await this.failures.count([pair, ...shared], ([ofPair, ofAll, ofAccount]) => {
      const limit = (ofAccount?.count ?? 0) < ATTACKED ? ofOne : ofOneAttacked;
      refuse(Math.max(remaining(ofPair, limit), remaining(ofAll, ofAddress)));
    });
    return { succeed: () => this.failures.takeBack(pair, shared) };
  }

  /** Refuses who has to wait whatever the account, before anything that they send is read. @throws Refusal 429 */
  async refuseWaiting(address: string): Promise<void> {
    refuse(remaining(await this.failures.of(addressKey(address)), ofAddress));
  }

  /** Refuses an organisation that has tried out too many e-mail addresses, whatever the next one is. @throws Refusal 429 */
  async refuseTryingOut(organisationId: number): Promise<void> {
    refuse(remaining(await this.failures.of(othersKey(organisationId)), ofOthers));
  }

  /** Counts that an organisation learned of an account that it can't know of. @throws Refusal 429 */
  async countTriedOut(organisationId: number): Promise<void> {
    await this.failures.count([othersKey(organisationId)], ([own]) =>
      refuse(remaining(own, ofOthers)),
    );
  }
}
