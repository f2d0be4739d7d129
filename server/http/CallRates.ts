import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../contract/Refusal';

/** Seconds that calls are counted for, from the first of them on. */
const PERIOD = 10;

/** Most calls of a period, unless others are given: of an address without a session, and those of a user that send something. */
export const callRates = { strangers: 3_000, writers: 10_000 } as const;

/** How many calls of each kind are answered in a period. */
export type Rates = Readonly<Record<keyof typeof callRates, number>>;

const refused = ({ msBeforeNext }: RateLimiterRes): Refusal => {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1_000));
  const headers = { 'Retry-After': String(seconds) };
  return new Refusal(429, 'server.request.tooOften', { smart_count: seconds }, { headers });
};

const consume = async (limiter: RateLimiterMemory, key: string | number): Promise<void> => {
  try {
    await limiter.consume(key);
  } catch (error) {
    throw error instanceof RateLimiterRes ? refused(error) : error;
  }
};

/** Limits how often someone calls this process, before anything that they send is read. */
export class CallRates {
  private readonly strangers: RateLimiterMemory;
  private readonly writers: RateLimiterMemory;

  constructor({ strangers, writers }: Rates) {
    this.strangers = new RateLimiterMemory({ points: strangers, duration: PERIOD });
    this.writers = new RateLimiterMemory({ points: writers, duration: PERIOD });
  }

  /** Counts a call that needs no session. @throws Refusal 429, with the seconds to wait */
  ofStranger(address: string): Promise<void> {
    return consume(this.strangers, address);
  }

  /** Counts a call of someone signed in that sends something. @throws Refusal 429, with the seconds to wait */
  ofWriter(userId: number): Promise<void> {
    return consume(this.writers, userId);
  }
}
