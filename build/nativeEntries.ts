import type { Plugin } from 'vite';

const MODULE = /\/node_modules\/object\.entries\/index\.js$/;

/**
 * Texts are looked up with a package (node-polyglot) that brings along its own `Object.entries`, and with it a dozen
 * packages for browsers that don't have it: none that the app is built for.
 */
export const nativeEntries = (): Plugin => ({
  name: 'native-entries',
  apply: 'build',
  transform: {
    filter: { id: MODULE },
    handler: () => ({ code: 'module.exports = Object.entries;', map: null }),
  },
});
