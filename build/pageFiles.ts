import type { Plugin, Rolldown } from 'vite';

const REPORT = '.pages.json';

/** What the parts of pages are called that a browser loads by themselves, by the modules that they are. */
const PARTS: readonly (readonly [RegExp, (name: string) => string])[] = [
  [/\/src\/views\/list\/(List)\.tsx$/, () => 'view:list'],
  [/\/src\/views\/record\/(Detail)\.tsx$/, () => 'view:record'],
  [/\/src\/screens\/home\/(HomeScreen)\.tsx$/, () => 'view:home'],
  [/\/src\/screens\/(\w+)\/\1\.tsx$/i, (name) => `screen:${name}`],
  [/\/src\/kinds\/(entered)\.tsx?$/, () => 'entries'],
  [/\/i18n\/(\w+)\/index\.ts$/, (name) => `locale:${name}`],
  [/^\0?virtual:resources\/\w+\/(\w+)$/, (name) => `resource:${name}`],
  // What is loaded as it is drawn is called by its file (`src/routing/part.tsx`).
  [/\/src\/(?:\w+\/)+(\w+)\.tsx$/, (name) => `part:${name}`],
];

const partsOf = (id: string): readonly string[] =>
  PARTS.flatMap(([pattern, nameOf]) => {
    const name = pattern.exec(id)?.[1];
    return name === undefined ? [] : [nameOf(name)];
  });

/** A chunk with all that it imports. */
const withImports = (
  file: string,
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
  found = new Set<string>(),
): ReadonlySet<string> => {
  if (found.has(file)) return found;
  found.add(file);
  for (const imported of chunks.get(file)?.imports ?? []) withImports(imported, chunks, found);
  return found;
};

/**
 * The JavaScript files that each part of a page is made of beside those that every page has, so that a
 * server can name them to a browser before it finds them itself.
 */
const filesByPart = (
  output: readonly Rolldown.OutputChunk[],
): Readonly<Record<string, readonly string[]>> => {
  const chunks = new Map(output.map((chunk) => [chunk.fileName, chunk]));
  const start = new Set(
    output
      .filter(({ isEntry }) => isEntry)
      .flatMap(({ fileName }) => [...withImports(fileName, chunks)]),
  );
  const files: Record<string, readonly string[]> = {};
  for (const { fileName, moduleIds } of output)
    for (const part of start.has(fileName) ? [] : moduleIds.flatMap(partsOf))
      files[part] ??= [...withImports(fileName, chunks)].filter((file) => !start.has(file));
  return files;
};

/** Writes the files of every part beside the built app, where the server looks and no browser gets at them. */
export const pageFiles = (): Plugin => ({
  name: 'page-files',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
    this.emitFile({
      type: 'asset',
      fileName: REPORT,
      source: JSON.stringify(filesByPart(chunks)),
    });
  },
});
