/** Where it is noted, for as long as the tab is open, that a page's script was begun and hasn't ended. */
const keyOf = (name: string): string => `backoffice.running.${name}`;

/**
 * Notes of scripts that were begun: one that never ends takes the whole tab along where a browser gives frames no
 * process of their own, and would do so again with each reload.
 */
export const runs = {
  begin: (name: string): void => sessionStorage.setItem(keyOf(name), '1'),
  end: (name: string): void => sessionStorage.removeItem(keyOf(name)),
  neverEnded: (name: string): boolean => sessionStorage.getItem(keyOf(name)) !== null,
};
