import type { Plugin } from 'vite';

/** Modules that see to browsers in which something is missing that those the app is built for have, by what is left. */
export const NATIVE: readonly (readonly [RegExp, string])[] = [
  // Texts are looked up with a package (node-polyglot) that brings along its own, and a dozen packages with it:
  // 5 kB of the 287 that come before the first list.
  [/\/node_modules\/object\.entries\/index\.js$/, 'module.exports = Object.entries;'],
  // Tries five types while it is read, and each try is an exception, for which the whole file is gone through again.
  [/\/node_modules\/lodash\/_getTag\.js$/, "module.exports = require('./_baseGetTag');"],
];

/** Leaves to the browser what it does itself. */
export const nativeBuiltIns = (): Plugin => ({
  name: 'native-built-ins',
  apply: 'build',
  transform: {
    filter: { id: NATIVE.map(([module]) => module) },
    handler: (_, id) => {
      const code = NATIVE.find(([module]) => module.test(id))?.[1];
      return code === undefined ? undefined : { code, map: null };
    },
  },
});
