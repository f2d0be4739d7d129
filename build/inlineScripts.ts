import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin } from 'vite';

/** Scripts that are no modules. */
const TAG = /<script src="(\/src\/[^"]+)"><\/script>/g;

/** What would end the script for whoever reads the page. */
const END = /<\/script/gi;

/**
 * Puts the scripts that a page needs before its first paint into its head: for a file it would wait. The server allows
 * them by their hashes (`server/http/page/builtApp.ts`).
 */
export const inlineScripts = (): Plugin => {
  let root = process.cwd();
  const inlined = (path: string): string => {
    const file = join(root, path);
    const { code, errors } = minifySync(file, readFileSync(file, 'utf8'));
    if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
    return `<script>${code.trim().replace(END, '<\\/script')}</script>`;
  };
  return {
    name: 'inline-scripts',
    configResolved(config) {
      ({ root } = config);
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace(TAG, (_, path: string) => inlined(path)),
    },
  };
};
