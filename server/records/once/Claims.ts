import type { Clock } from '../../contract/clock';
import type { Processes } from '../../store/Processes';
import { NotUnique, type Store } from '../../store/Store';
import type { RowIn } from '../../store/Table';
import { onceAnswers } from '../../tables/general/onceAnswers';

/** How long a repeat is known. */
export const KEPT_MS = 24 * 60 * 60_000;
/** Most answers that are kept; the oldest go first. */
const MAX_KEPT = 10_000;
/** How long a key stays claimed by a process that runs and isn't heard of. */
const HELD_MS = 60_000;
const RENEW_EVERY = 15_000;

/** That somebody answers the call of a key. */
interface Claim {
  readonly key: string;
  readonly fingerprint: string;
  readonly holder: string;
}

/** What a call was answered. */
export interface Answered {
  readonly fingerprint: string;
  readonly lastId: unknown;
  readonly message: string;
}

type Stored = RowIn<typeof onceAnswers>;

/** Who answers the call of which key, stored so that all processes know. */
export class Claims {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly processes: Processes,
  ) {}

  /**
   * Claims a key: of several who try, one has it.
   *
   * @returns what the call was answered, or that somebody else answers it
   */
  async claim(claim: Claim): Promise<'claimed' | 'held' | Answered> {
    const rows = this.store.rows(onceAnswers);
    const process = await this.processes.announce();
    const held = { ...claim, process, at: this.clock(), heldUntil: this.clock() + HELD_MS };
    await rows.removeWhere({ where: { at: { to: held.at - KEPT_MS }, holder: null } });
    const [before] = await rows.find({ where: { key: claim.key }, take: 1 });
    if (before) return this.takeOver(before, held);
    try {
      const { id } = await rows.insert(held);
      await rows.removeWhere({ where: { id: { to: id - MAX_KEPT }, holder: null } });
      return 'claimed';
    } catch (error) {
      if (error instanceof NotUnique) return 'held';
      throw error;
    }
  }

  /**
   * Does what a key is claimed for, and lets go of it unless it has been answered then. Where the store refuses that,
   * what became of the work stands all the same.
   */
  async holding<T>({ key, holder }: Claim, work: () => Promise<T>): Promise<T> {
    const own = { where: { key, holder } };
    const rows = this.store.rows(onceAnswers);
    const renewing = setInterval(() => {
      const heldUntil = this.clock() + HELD_MS;
      // A disk that refuses is noticed by what the call writes.
      rows.updateWhere(own, { heldUntil }).catch(() => undefined);
    }, RENEW_EVERY);
    try {
      return await work();
    } finally {
      clearInterval(renewing);
      await rows.removeWhere(own).catch(() => undefined);
    }
  }

  /**
   * Stores what the call of a claimed key was answered.
   *
   * @throws Error where the key has gone to somebody else meanwhile, so that a transaction is undone
   */
  async fulfil(
    store: Store,
    { key, holder }: Claim,
    answered: Pick<Stored, 'lastId' | 'message'>,
  ): Promise<void> {
    const gone = { holder: undefined, process: undefined, heldUntil: undefined };
    const kept = { ...answered, at: this.clock(), ...gone };
    const count = await store.rows(onceAnswers).updateWhere({ where: { key, holder } }, kept);
    if (count === 0) throw new Error('What the key stands for is done by somebody else by now');
  }

  /** Takes a key over from a process that is gone, or isn't heard of any more. */
  private async takeOver(
    { id, holder, process, heldUntil, fingerprint, lastId, message }: Stored,
    held: Claim & Pick<Stored, 'at' | 'process' | 'heldUntil'>,
  ): Promise<'claimed' | 'held' | Answered> {
    if (!holder) return { fingerprint, lastId, message: message ?? '' };
    const isHeard = (heldUntil ?? 0) > this.clock();
    if (isHeard && (!process || (await this.processes.isRunning(process)))) return 'held';
    const count = await this.store
      .rows(onceAnswers)
      .updateWhere({ where: { id, holder, heldUntil: heldUntil ?? null } }, held);
    return count === 1 ? 'claimed' : 'held';
  }
}
