import { Refusal } from '../contract/Refusal';
import type { Counted, Failures } from './Failures';
import { FailuresInMemory } from './FailuresInMemory';

/** Attempts that cost nothing; from then on each doubles the wait. */
const FREE_BY_ACCOUNT = 5;
const FREE_BY_ADDRESS = 20;
const FIRST_WAIT = 1_000;
/** Long enough to make guessing hopeless, short enough not to lock anyone out by guessing. */
const LONGEST_WAIT = 5 * 60_000;

const waitAfter = (count: number, free: number): number =>
  count < free ? 0 : Math.min(FIRST_WAIT * 2 ** (count - free), LONGEST_WAIT);

/** Milliseconds left to wait. */
const remaining = (counted: Counted | undefined, free: number): number =>
  counted === undefined ? 0 : waitAfter(counted.count, free) - counted.sinceLast;

const refuse = (wait: number): void => {
  if (wait <= 0) return;
  const seconds = Math.ceil(wait / 1_000);
  const headers = { 'Retry-After': String(seconds) };
  throw new Refusal(429, 'server.session.tooMany', { smart_count: seconds }, { headers });
};

/** Slows down guessing, by account (many guesses at one) and by address (one guess at many). */
export class SignInThrottle {
  /** @param failures of all processes that serve the same; of this one unless given */
  constructor(private readonly failures: Failures = new FailuresInMemory()) {}

  /**
   * Begins an attempt. It counts as failed until `succeed` is called, so that guesses made at the same time
   * count as well.
   * @throws Refusal 429, with the seconds to wait
   */
  async begin(account: string, address: string): Promise<{ succeed(): Promise<void> }> {
    const accountKey = `account ${account}`;
    const addressKey = `address ${address}`;
    await this.failures.count([accountKey, addressKey], ([ofAccount, ofAddress]) =>
      refuse(
        Math.max(remaining(ofAccount, FREE_BY_ACCOUNT), remaining(ofAddress, FREE_BY_ADDRESS)),
      ),
    );
    return { succeed: () => this.failures.takeBack(accountKey, addressKey) };
  }

  /** Refuses who has to wait whatever the account, before anything that they send is read. @throws Refusal 429 */
  async refuseWaiting(address: string): Promise<void> {
    refuse(remaining(await this.failures.of(`address ${address}`), FREE_BY_ADDRESS));
  }
}
