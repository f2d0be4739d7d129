type Load = () => Promise<unknown>;

const known = new Map<string, Load>();
const loading = new Set<Promise<unknown>>();
let wanted: ReadonlySet<string> = new Set();
let drawn: Set<string> | undefined;

const begin = (load: Load): void => {
  const promise = load();
  loading.add(promise);
  const end = () => loading.delete(promise);
  promise.then(end, end);
};

/**
 * Which parts (`part.tsx`) a page is drawn with: a browser takes over a page that a server drew once it has them all.
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
