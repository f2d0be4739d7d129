import { dirname, join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

const SERVER = /\/server\/[^?]*\.ts$/;

/** A module beside one, named as what a thread runs. */
const NAMED = /new URL\('(\.\/[\w/]+\.ts)', import\.meta\.url\)/g;

/** Builds a file of its own for each module that the server runs in a thread. */
export const threadFiles = (): Plugin => ({
  name: 'thread-files',
  enforce: 'pre',
  transform(code, id) {
    if (!SERVER.test(normalizePath(id)) || code.search(NAMED) < 0) return undefined;
    const built = code.replace(NAMED, (_found, path: string) => {
      const file = this.emitFile({ type: 'chunk', id: join(dirname(id), path) });
      return `import.meta.ROLLUP_FILE_URL_${file}`;
    });
    return { code: built, map: null };
  },
  // Vite's own begin at the root of a site.
  resolveFileUrl: ({ relativePath }) => `new URL('${relativePath}', import.meta.url)`,
});
