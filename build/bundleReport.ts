import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { normalizePath, type Plugin, type Rolldown } from 'vite';
import { BUDGET_KB, type Chunk, reportOn } from './bundleBudget';

// Outside dist/, which the server hands out.
const REPORT = 'reports/bundle.json';

const toChunk = (root: string, chunk: Rolldown.OutputChunk): Chunk => {
  const below = (id: string): string =>
    id.startsWith('\0') ? id.slice(1) : normalizePath(relative(root, id));
  return {
    file: chunk.fileName,
    isEntry: chunk.isEntry,
    imports: chunk.imports,
    modules: Object.entries(chunk.modules)
      .filter(([, { renderedLength }]) => renderedLength > 0)
      .map(([id]) => below(id)),
    gzip: gzipSync(chunk.code).length,
  };
};

/**
 * Weighs every build: reports the size of what is loaded before the first list, and writes it with all
 * later chunks to `reports/bundle.json`. A broken budget is reported here and fails in `npm test`; a
 * build to look at one's work goes on.
 */
export const bundleReport = (): Plugin => {
  let root = process.cwd();
  return {
    name: 'bundle-report',
    apply: 'build',
    configResolved(config) {
      root = resolve(config.root);
    },
    async writeBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const report = reportOn(chunks.map((chunk) => toChunk(root, chunk)));
      const file = resolve(root, REPORT);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, `${JSON.stringify(report, null, 2)}\n`);
      this.info(`${report.firstList.kB} kB of ${BUDGET_KB} before the first list (${REPORT})`);
      for (const problem of report.problems) this.warn(problem);
    },
  };
};
