import { RateLimiterMemory } from 'rate-limiter-flexible';
import { type Counted, type Failures, MEMORY } from './Failures';

const SECONDS = MEMORY / 1_000;

/** Counts failures in this process. */
export class FailuresInMemory implements Failures {
  /** Its own limit is not asked for. */
  private readonly counts = new RateLimiterMemory({
    keyPrefix: 'sign-in',
    points: 1,
    duration: SECONDS,
  });

  async of(key: string): Promise<Counted | undefined> {
    const found = await this.counts.get(key);
    if (found === null) return undefined;
    return { count: found.consumedPoints, sinceLast: MEMORY - found.msBeforeNext };
  }

  async count(
    keys: readonly string[],
    judge: (found: readonly (Counted | undefined)[]) => void,
  ): Promise<void> {
    judge(await Promise.all(keys.map((key) => this.of(key))));
    for (const key of keys) {
      const { consumedPoints } = await this.counts.penalty(key);
      // Remembered from the last failure on, where a count of its own keeps the time of the first.
      await this.counts.set(key, consumedPoints, SECONDS);
    }
  }

  async takeBack(forgotten: string, reduced: string): Promise<void> {
    await this.counts.delete(forgotten);
    await this.counts.reward(reduced);
  }
}
