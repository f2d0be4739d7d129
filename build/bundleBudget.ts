/** The most that a browser may fetch, compressed, before it can use its first list. */
export const BUDGET_KB = 290;

/** The most JavaScript files: with the page, its styles and its font they make ten requests. */
export const BUDGET_FILES = 7;

/**
 * What a browser loads on its way to the first list, besides the entry: of each group the file that
 * weighs most, with all that it imports.
 */
const FIRST_LIST = {
  listView: /^src\/views\/list\/List\.tsx$/,
  shellTexts: /^i18n\/[^/]+\/index\.ts$/,
  definitionAndLabels: /^virtual:resources\/[^/]+\/[^/]+$/,
} as const;

/** What is loaded when it is opened, never before: the part that matches is named in a problem. */
const OPENED_LATER = [
  /^src\/screens\/[^/]+(?=\/)/,
  /(?<=node_modules\/)(@tiptap|prosemirror-[a-z-]+|ra-input-rich-text|@codemirror|@uiw|@jsonforms)(?=\/)/,
  /(?<=node_modules\/)@mui\/x-date-pickers(?=\/)/,
  /^src\/ui\/charts(?=\/)/,
  /(?<=node_modules\/)ra-ui-materialui(?=\/)/,
  /^src\/kinds\/entered(?=\.ts$)/,
];

/** A JavaScript file of the build. */
export interface Chunk {
  readonly file: string;
  readonly isEntry: boolean;
  /** Files that it imports statically. */
  readonly imports: readonly string[];
  /** Modules that it holds code of, below the project's root. */
  readonly modules: readonly string[];
  /** Bytes, compressed with gzip. */
  readonly gzip: number;
}

export interface BundleReport {
  readonly firstList: { readonly kB: number; readonly files: readonly ChunkSize[] };
  readonly lazy: readonly ChunkSize[];
  /** What breaks a rule; empty when all is well. */
  readonly problems: readonly string[];
}

interface ChunkSize {
  readonly file: string;
  readonly kB: number;
}

const kB = (bytes: number): number => Math.round(bytes / 100) / 10;

const sizeOf = ({ file, gzip }: Chunk): ChunkSize => ({ file, kB: kB(gzip) });

const totalOf = (chunks: Iterable<Chunk>): number =>
  [...chunks].reduce((sum, { gzip }) => sum + gzip, 0);

/** A chunk and all that it imports, each once, without what is there already. */
const closure = (start: Chunk, all: ReadonlyMap<string, Chunk>, known: ReadonlySet<Chunk>) => {
  const found = new Set<Chunk>();
  const visit = (chunk: Chunk | undefined): void => {
    if (!chunk || found.has(chunk) || known.has(chunk)) return;
    found.add(chunk);
    for (const file of chunk.imports) visit(all.get(file));
  };
  visit(start);
  return found;
};

const heaviest = (sets: readonly ReadonlySet<Chunk>[]): ReadonlySet<Chunk> =>
  sets.reduce<ReadonlySet<Chunk>>(
    (most, set) => (totalOf(set) > totalOf(most) ? set : most),
    new Set(),
  );

/** The chunks that are loaded for a module: those that a dynamic import asks for, not the first. */
const holding = (pattern: RegExp, chunks: readonly Chunk[]): readonly Chunk[] =>
  chunks.filter(({ isEntry, modules }) => !isEntry && modules.some((id) => pattern.test(id)));

const loadedForFirstList = (chunks: readonly Chunk[]): ReadonlySet<Chunk> => {
  const all = new Map(chunks.map((chunk) => [chunk.file, chunk]));
  const loaded = new Set<Chunk>();
  const load = (more: ReadonlySet<Chunk>) => {
    for (const chunk of more) loaded.add(chunk);
  };
  for (const chunk of chunks) if (chunk.isEntry) load(closure(chunk, all, loaded));
  for (const pattern of Object.values(FIRST_LIST)) {
    load(heaviest(holding(pattern, chunks).map((chunk) => closure(chunk, all, loaded))));
  }
  return loaded;
};

const openedLaterIn = ({ file, modules }: Chunk): string[] => {
  const parts = modules.flatMap((module) =>
    OPENED_LATER.flatMap((pattern) => module.match(pattern)?.[0] ?? []),
  );
  return [...new Set(parts)].map((part) => `${part} is loaded before the first list, in ${file}`);
};

/** A pattern that nothing answers to weighs nothing, and would hide what it stands for. */
const unanswered = (chunks: readonly Chunk[]): string[] =>
  Object.values(FIRST_LIST)
    .filter((pattern) => holding(pattern, chunks).length === 0)
    .map((pattern) => `nothing like ${pattern.source} is loaded by a dynamic import`);

const problemsOf = (chunks: readonly Chunk[], loaded: ReadonlySet<Chunk>): string[] => {
  const total = kB(totalOf(loaded));
  return [
    ...unanswered(chunks),
    ...(total > BUDGET_KB ? [`${total} kB before the first list; the budget is ${BUDGET_KB}`] : []),
    ...(loaded.size > BUDGET_FILES
      ? [`${loaded.size} files before the first list; the budget is ${BUDGET_FILES}`]
      : []),
    ...[...loaded].flatMap(openedLaterIn),
  ];
};

/**
 * Weighs what a browser loads before it can use its first list.
 *
 * @param chunks all JavaScript files of a build
 */
export const reportOn = (chunks: readonly Chunk[]): BundleReport => {
  const loaded = loadedForFirstList(chunks);
  const bySize = (a: ChunkSize, b: ChunkSize) => b.kB - a.kB;
  return {
    firstList: { kB: kB(totalOf(loaded)), files: [...loaded].map(sizeOf).toSorted(bySize) },
    lazy: chunks
      .filter((chunk) => !loaded.has(chunk))
      .map(sizeOf)
      .toSorted(bySize),
    problems: problemsOf(chunks, loaded),
  };
};
