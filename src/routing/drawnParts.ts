import { whenIdle } from '../ui/waiting/whenIdle';

/** What the names of parts that are mounted begin with; others are read alone. The build names their files alike. */
export const MOUNTED = 'part:';

type Load = () => Promise<unknown>;

const known = new Map<string, Load>();
const loading = new Set<Promise<unknown>>();
let wanted: ReadonlySet<string> = new Set();
let drawn: Set<string> | undefined;
let missing: ReadonlySet<string> = new Set();
let whenNoneMisses = (): void => undefined;

/** Milliseconds after which a part that isn't taken over is given up, once the page has nothing else to do, and in any case. */
const LONG_MS = 2_000;
const LONGEST_MS = 20_000;

const begin = (load: Load): void => {
  const promise = load();
  loading.add(promise);
  const end = () => loading.delete(promise);
  promise.then(end, end);
};

/**
 * Which parts (`part.tsx`), and which definitions, a page is drawn with: a browser takes over a page that a server drew once it has them all.
 * What takes a part's place while it is loaded would otherwise be seen for a moment.
 */
export const drawnParts = {
  /** Makes a part known by its name. */
  register: (name: string, load: Load): void => {
    known.set(name, load);
    if (wanted.has(name)) begin(load);
  },

  /** A part is drawn. */
  note: (name: string): void => void drawn?.add(name),

  /** A part is on screen, and can be used. */
  mounted: (name: string): void => {
    if (!missing.has(name)) return;
    missing = new Set([...missing].filter((one) => one !== name));
    if (missing.size === 0) whenNoneMisses();
  },

  /** Resolves once all parts of a page that a server drew are taken over: React comes to some later than to others. */
  takenOver: (names: readonly string[]): Promise<void> => {
    missing = new Set(names.filter((name) => name.startsWith(MOUNTED)));
    if (missing.size === 0) return Promise.resolve();
    return new Promise((resolve) => {
      whenNoneMisses = resolve;
      setTimeout(() => whenIdle(resolve, LONGEST_MS), LONG_MS);
    });
  },

  /** Begins anew. @returns takes up the names of the parts that are drawn from now on */
  record: (): ReadonlySet<string> => {
    drawn = new Set();
    return drawn;
  },

  /** Loads parts, and those within them; what can't be loaded is reported where it is drawn. */
  load: async (names: readonly string[]): Promise<void> => {
    wanted = new Set(names);
    for (const [name, load] of known) if (wanted.has(name)) begin(load);
    while (loading.size > 0) await Promise.allSettled(loading);
    wanted = new Set();
  },
};
