import type { Plugin } from 'vite';

const MODULE = /\/@mui\/material\/esm\/ButtonBase\/TouchRipple\.js$/;

/**
 * The theme's buttons have no ripple (`src/ui/theme/controls.ts`). The part that would draw it is imported all the same,
 * with its key frames and the transitions of groups.
 */
export const withoutRipple = (): Plugin => ({
  name: 'without-ripple',
  apply: 'build',
  transform: {
    filter: { id: MODULE },
    handler: () => ({ code: 'export default () => null;', map: null }),
  },
});
