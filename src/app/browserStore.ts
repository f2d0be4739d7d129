import { localStorageStore, type Store } from 'react-admin';
import { pageLocale } from '../../dataProvider/pageLocale';
import { keptKey } from '../../schemas/routing/drawing';

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
  getItem: (key, initial) => parsed(localStorage.getItem(keptKey(owner, key))) ?? initial,
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
 * A list's address holds how it is shown. What react-admin notes of that besides would never be read, and a page whose
 * note is another than the server knew of isn't taken over.
 */
const withoutListParams = (store: Store): Store => {
  const isNote = (key: string) => key.endsWith('.listParams');
  return {
    ...store,
    getItem: (key, initial) => (isNote(key) ? initial : store.getItem(key, initial)),
    setItem: (key, value) => {
      if (!isNote(key)) store.setItem(key, value);
    },
  };
};

/**
 * What react-admin keeps in the browser.
 *
 * @param owner whose it is
 */
export const browserStore = (owner: string): Store =>
  withoutListParams(
    withPageLocale(
      typeof window === 'undefined' ? readOnlyStore(owner) : localStorageStore(VERSION, owner),
    ),
  );
