import type { ImportProgress } from '../../../schemas';
import type { SignedInCall } from '../../contract/call';
import type { ImportRun } from '../../contract/ImportRun';

/** Most imports of a caller that are remembered; the oldest go first, and nobody else's. */
const MAX_KEPT = 20;

/** Characters of the longest name by which one is remembered. */
const LONGEST_NAME = 255;

/** An import that is under way, or was stopped before it began. */
interface Running {
  progress: ImportProgress | undefined;
  isStopped: boolean;
}

/** Who imports belong to: nobody else asks for them. */
const callerOf = ({ organisation, user }: SignedInCall): string => `${organisation.id} ${user.id}`;

const UNNAMED: ImportRun = { report: () => undefined, isStopped: () => false };

/** The imports that are under way, by the names that callers gave them: how far they are, and whether to go on. */
export class ImportRuns {
  private readonly known = new Map<string, Map<string, Running>>();

  /** Begins an import; one that is called like one that was stopped is stopped. */
  begin(call: SignedInCall, name: string): ImportRun {
    if (name === '') return UNNAMED;
    const running = this.of(call, name);
    return {
      report: (progress) => {
        running.progress = progress;
      },
      isStopped: () => running.isStopped,
    };
  }

  /** How far it is; none before it has begun. */
  progressOf(call: SignedInCall, name: string): ImportProgress | undefined {
    return this.known.get(callerOf(call))?.get(name)?.progress;
  }

  stop(call: SignedInCall, name: string): void {
    this.of(call, name).isStopped = true;
  }

  private of(call: SignedInCall, name: string): Running {
    const own = this.known.get(callerOf(call)) ?? new Map<string, Running>();
    const running = own.get(name) ?? { progress: undefined, isStopped: false };
    if (name.length > LONGEST_NAME) return running;
    this.known.set(callerOf(call), own.set(name, running));
    const [oldest] = own.keys();
    if (own.size > MAX_KEPT && oldest !== undefined) own.delete(oldest);
    return running;
  }
}
