import type { Plugin } from 'vite';

const MODULE = /\/ra-core\/dist\/export\/defaultExporter\.js$/;

/**
 * Lists hand over their rows by themselves (`src/views/list/useExport.ts`). React-admin's exporter, which its
 * list controller falls back on, would bring a package along that nobody calls.
 */
export const ownExporter = (): Plugin => ({
  name: 'own-exporter',
  apply: 'build',
  transform: {
    filter: { id: MODULE },
    handler: () => ({ code: 'export const defaultExporter = () => undefined;', map: null }),
  },
});
