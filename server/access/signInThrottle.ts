import type { Clock } from '../contract/clock';
import { Refusal } from '../contract/Refusal';

/** Attempts that cost nothing; from then on each doubles the wait. */
const FREE_BY_ACCOUNT = 5;
const FREE_BY_ADDRESS = 20;
const FIRST_WAIT = 1_000;
/** Long enough to make guessing hopeless, short enough not to lock anyone out by guessing. */
const LONGEST_WAIT = 5 * 60_000;
/** Failures this old are forgotten. */
const MEMORY = 60 * 60_000;

interface Failures {
  count: number;
  last: number;
}

const waitAfter = (count: number, free: number): number =>
  count < free ? 0 : Math.min(FIRST_WAIT * 2 ** (count - free), LONGEST_WAIT);

/** Slows down guessing, by account (many guesses at one) and by address (one guess at many). */
export class SignInThrottle {
  private readonly failures = new Map<string, Failures>();

  constructor(private readonly clock: Clock) {}

  /**
   * Begins an attempt. It counts as failed until `succeed` is called, so that guesses made at the same time
   * count as well.
   * @throws Refusal 429, with the seconds to wait
   */
  begin(account: string, address: string): { succeed(): void } {
    const accountKey = `account ${account}`;
    const addressKey = `address ${address}`;
    this.refuse(
      Math.max(
        this.remaining(accountKey, FREE_BY_ACCOUNT),
        this.remaining(addressKey, FREE_BY_ADDRESS),
      ),
    );
    this.count(accountKey);
    this.count(addressKey);
    return {
      succeed: () => {
        this.failures.delete(accountKey);
        const others = this.failures.get(addressKey);
        if (others !== undefined) others.count -= 1;
      },
    };
  }

  /** Refuses who has to wait whatever the account, before anything that they send is read. @throws Refusal 429 */
  refuseWaiting(address: string): void {
    this.refuse(this.remaining(`address ${address}`, FREE_BY_ADDRESS));
  }

  private refuse(wait: number): void {
    if (wait <= 0) return;
    const seconds = Math.ceil(wait / 1_000);
    const headers = { 'Retry-After': String(seconds) };
    throw new Refusal(429, 'server.session.tooMany', { smart_count: seconds }, { headers });
  }

  private remaining(key: string, free: number): number {
    const failures = this.failures.get(key);
    if (failures === undefined) return 0;
    return failures.last + waitAfter(failures.count, free) - this.clock();
  }

  private count(key: string): void {
    const now = this.clock();
    this.forget(now);
    const count = (this.failures.get(key)?.count ?? 0) + 1;
    // Taken out first, so that the map stays in order of time.
    this.failures.delete(key);
    this.failures.set(key, { count, last: now });
  }

  private forget(now: number): void {
    for (const [key, { last }] of this.failures) {
      if (now - last <= MEMORY) break;
      this.failures.delete(key);
    }
  }
}
