import type { Plugin } from 'vite';

const MODULE = /\/ra-core\/dist\/core\/useGetResourceLabel\.js$/;

/**
 * Pages are titled with the labels of their definitions (`src/routing/pageTitle.ts`). The title that react-admin's list
 * controller makes for who has none, which nobody reads, would bring along a package with the plurals of English.
 */
export const ownTitles = (): Plugin => ({
  name: 'own-titles',
  apply: 'build',
  transform: {
    filter: { id: MODULE },
    handler: () => ({
      code: 'export const useGetResourceLabel = () => (resource) => resource;',
      map: null,
    }),
  },
});
