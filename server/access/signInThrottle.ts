import { type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible';
import { Refusal } from '../contract/Refusal';

/** Attempts that cost nothing; from then on each doubles the wait. */
const FREE_BY_ACCOUNT = 5;
const FREE_BY_ADDRESS = 20;
const FIRST_WAIT = 1_000;
/** Long enough to make guessing hopeless, short enough not to lock anyone out by guessing. */
const LONGEST_WAIT = 5 * 60_000;
/** Seconds after which failures are forgotten. */
const MEMORY = 60 * 60;

const waitAfter = (count: number, free: number): number =>
  count < free ? 0 : Math.min(FIRST_WAIT * 2 ** (count - free), LONGEST_WAIT);

/** Counts failures in this process, until an hour has passed since the last one. */
const inMemory = (): RateLimiterAbstract =>
  new RateLimiterMemory({ keyPrefix: 'sign-in', points: FREE_BY_ACCOUNT, duration: MEMORY });

const refuse = (wait: number): void => {
  if (wait <= 0) return;
  const seconds = Math.ceil(wait / 1_000);
  const headers = { 'Retry-After': String(seconds) };
  throw new Refusal(429, 'server.session.tooMany', { smart_count: seconds }, { headers });
};

/** Slows down guessing, by account (many guesses at one) and by address (one guess at many). */
export class SignInThrottle {
  /** @param failures counts them by key, each for `MEMORY`; its own limits are not asked for */
  constructor(private readonly failures: RateLimiterAbstract = inMemory()) {}

  /**
   * Begins an attempt. It counts as failed until `succeed` is called, so that guesses made at the same time
   * count as well.
   * @throws Refusal 429, with the seconds to wait
   */
  async begin(account: string, address: string): Promise<{ succeed(): Promise<void> }> {
    const accountKey = `account ${account}`;
    const addressKey = `address ${address}`;
    refuse(
      Math.max(
        await this.remaining(accountKey, FREE_BY_ACCOUNT),
        await this.remaining(addressKey, FREE_BY_ADDRESS),
      ),
    );
    await this.count(accountKey);
    await this.count(addressKey);
    return {
      succeed: async () => {
        await this.failures.delete(accountKey);
        await this.failures.reward(addressKey);
      },
    };
  }

  /** Refuses who has to wait whatever the account, before anything that they send is read. @throws Refusal 429 */
  async refuseWaiting(address: string): Promise<void> {
    refuse(await this.remaining(`address ${address}`, FREE_BY_ADDRESS));
  }

  /** Milliseconds left to wait. */
  private async remaining(key: string, free: number): Promise<number> {
    const counted = await this.failures.get(key);
    if (counted === null) return 0;
    const sinceLast = MEMORY * 1_000 - counted.msBeforeNext;
    return waitAfter(counted.consumedPoints, free) - sinceLast;
  }

  private async count(key: string): Promise<void> {
    const { consumedPoints } = await this.failures.penalty(key);
    // Remembered from the last failure on, where a count of its own keeps the time of the first.
    await this.failures.set(key, consumedPoints, MEMORY);
  }
}
