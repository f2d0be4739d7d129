import { localStorageStore, type Store } from 'react-admin';
import { pageLocale } from '../../dataProvider/pageLocale';

const VERSION = '1';

const parsed = (text: string | null) => {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
};

/** What a server reads of a browser, by the keys that `localStorageStore` gives. It changes nothing there. */
const readOnlyStore = (owner: string): Store => ({
  setup: () => undefined,
  teardown: () => undefined,
  getItem: (key, initial) => parsed(localStorage.getItem(`RaStore${owner}.${key}`)) ?? initial,
  setItem: () => undefined,
  removeItem: () => undefined,
  removeItems: () => undefined,
  reset: () => undefined,
  subscribe: () => () => undefined,
  listItems: () => ({}),
});

/**
 * The address decides on the locale, in each tab: what is kept of it would reach the others, and react-admin draws
 * nothing at first where it is another one than that of its texts.
 */
const withPageLocale = (store: Store): Store => ({
  ...store,
  getItem: (key, initial) =>
    key === 'locale' ? parsed(JSON.stringify(pageLocale.get())) : store.getItem(key, initial),
  subscribe: (key, callback) =>
    key === 'locale' ? pageLocale.subscribe(callback) : store.subscribe(key, callback),
});

/**
 * What react-admin keeps in the browser.
 *
 * @param owner whose it is
 */
export const browserStore = (owner: string): Store =>
  withPageLocale(
    typeof window === 'undefined' ? readOnlyStore(owner) : localStorageStore(VERSION, owner),
  );
