import type { Plugin } from 'vite';

const MODULE = /\/react-hook-form\/dist\/index\.esm\.mjs$/;

/** What sets a state of a form before it is painted: that it can be written to. */
export const READY = /updateFormState\(\(data\) => \(\{\s*\.\.\.data,\s*isReady: true,?\s*\}\)\);/g;

/**
 * A form that opens sets a state before it is painted (`formState.isReady`, which nothing here reads). React draws the
 * whole page a second time for that, and runs all effects, before anything is to be seen.
 */
export const paintFirst = (): Plugin => ({
  name: 'paint-first',
  apply: 'build',
  transform: {
    filter: { id: MODULE },
    handler: (code) => ({ code: code.replace(READY, ''), map: null }),
  },
});
