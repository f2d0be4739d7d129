import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const MODULE = /\/@mui\/icons-material\/esm\/utils\/createSvgIcon\.js$/;
const OURS = 'src/ui/optimisations/createIcon.tsx';

/**
 * Draws Material's icons as plain elements (`src/ui/optimisations/createIcon.tsx`): a page has dozens, and the styles of
 * each are worked out anew by Material's own.
 */
export const plainIcons = (): Plugin => {
  let root = process.cwd();
  return {
    name: 'plain-icons',
    apply: 'build',
    configResolved(config) {
      root = resolve(config.root);
    },
    transform: {
      filter: { id: MODULE },
      handler: () => ({
        code: `export { createIcon as default } from ${JSON.stringify(resolve(root, OURS))};`,
        map: null,
      }),
    },
  };
};
