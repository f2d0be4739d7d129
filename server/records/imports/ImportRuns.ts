import { createHash } from 'node:crypto';
import type { ImportProgress } from '../../../schemas';
import type { SignedInCall } from '../../contract/call';
import type { Clock } from '../../contract/clock';
import type { ImportRun } from '../../contract/ImportRun';
import { onlyProcess, type Processes } from '../../store/Processes';
import type { Changes, Rows } from '../../store/Rows';
import { NotUnique, type Store } from '../../store/Store';
import type { RowIn } from '../../store/Table';
import { importRuns } from '../../tables/general/importRuns';

/** Most imports of a caller that are remembered; the oldest go first, and nobody else's. */
const MAX_KEPT = 20;
/** How long an import is remembered after it was begun. */
const KEPT_MS = 24 * 60 * 60_000;
/** Characters of the longest name by which one is remembered. */
const LONGEST_NAME = 255;
/** Milliseconds between two writes of how far an import is. */
const WRITE_EVERY = 1_000;

type Stored = RowIn<typeof importRuns>;
type Named = Pick<SignedInCall, 'organisation' | 'user'>;

/** Whose import it is and what they call it: nobody else asks for it. */
const keyOf = ({ user }: Named, name: string): string =>
  createHash('sha256')
    .update(JSON.stringify([user.id, name]))
    .digest('hex');

const isName = (name: string): boolean => name !== '' && name.length <= LONGEST_NAME;

const UNNAMED: ImportRun = { report: async () => undefined, isStopped: async () => false };

/**
 * The imports that are under way, by the names that callers gave them: how far they are, and whether to go on. They are
 * stored, for whoever asks may reach another process than the one that imports.
 */
export class ImportRuns {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly processes: Processes = onlyProcess,
  ) {}

  /** Begins an import; one that is called like one that was stopped is stopped. */
  async begin(call: Named, name: string): Promise<ImportRun> {
    if (!isName(name)) return UNNAMED;
    const rows = this.rowsFor(call);
    const where = { key: keyOf(call, name) };
    await this.put(call, name, { process: await this.processes.announce() });
    let written: { readonly phase: ImportProgress['phase']; readonly at: number } | undefined;
    return {
      report: async ({ phase, done, of }) => {
        const at = this.clock();
        const isRecent = written?.phase === phase && at - written.at < WRITE_EVERY;
        if (isRecent && done < of) return;
        written = { phase, at };
        await rows.updateWhere({ where }, { phase, done, of });
      },
      isStopped: async () => (await rows.count({ where: { ...where, isStopped: 1 } })) > 0,
    };
  }

  /** How far it is, and whether its process is gone; none before it has begun. */
  async progressOf(call: Named, name: string): Promise<ImportProgress | undefined> {
    const where = { key: keyOf(call, name) };
    const [row] = await this.rowsFor(call).find({ where, take: 1 });
    if (!row?.phase) return undefined;
    const { phase, done, of, process } = row;
    const isLost = process && !(await this.processes.isRunning(process));
    return { phase, done: done ?? 0, of: of ?? 0, ...(isLost && { lost: 1 }) };
  }

  async stop(call: Named, name: string): Promise<void> {
    if (isName(name)) await this.put(call, name, { isStopped: 1 });
  }

  private rowsFor({ organisation }: Named): Rows<Stored> {
    return this.store.rows(importRuns, organisation.id);
  }

  /** Changes what is stored of an import, or stores it. */
  private async put(call: Named, name: string, changes: Changes<Stored>): Promise<void> {
    const rows = this.rowsFor(call);
    const key = keyOf(call, name);
    const at = this.clock();
    if ((await rows.updateWhere({ where: { key } }, { ...changes, at })) > 0) return;
    try {
      await rows.insert({ key, userId: call.user.id, ...changes, at });
    } catch (error) {
      if (!(error instanceof NotUnique)) throw error;
      // Somebody has begun or stopped it at the same time.
      await rows.updateWhere({ where: { key } }, changes);
    }
    await this.forgetOld(call, at);
  }

  private async forgetOld(call: Named, now: number): Promise<void> {
    const rows = this.rowsFor(call);
    await rows.removeWhere({ where: { at: { to: now - KEPT_MS } } });
    const others = await rows.find({
      where: { userId: call.user.id },
      sort: [{ field: 'id', order: 'desc' }],
      skip: MAX_KEPT,
      only: [],
    });
    if (others.length > 0) await rows.removeWhere({ where: { id: others.map(({ id }) => id) } });
  }
}
