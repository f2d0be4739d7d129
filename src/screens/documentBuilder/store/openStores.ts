import { session } from '../../../../dataProvider/session';
import { unsavedWork } from '../../../ui/unsavedWork';
import type { Rows } from '../rows/rowList';
import type { RowSender } from '../storing/RowSender';
import { type BuilderStore, createBuilderStore } from './createBuilderStore';
import { leftOf } from './left';

interface OpenStore {
  store: BuilderStore;
  /** Where the rows were read from, to see whether they were read again. */
  source: unknown;
  /** Whose it is. */
  owner: string;
  close(): void;
}

const open = new Map<number, OpenStore>();

const ownerOf = (): string => {
  const active = session.get();
  return active ? `${active.user.id}/${active.organisation.id}` : '';
};

// Nothing of another person or organisation is stored, and a renewed session goes on where it was.
session.subscribe(() => {
  for (const { owner, store, close } of [...open.values()])
    if (owner !== ownerOf()) close();
    else if (store.get().storing.failure === 'signedOut') store.retry();
});

/** Rows as they were read, and what they were read from. */
export interface ReadRows {
  source: unknown;
  read(): Rows;
}

const create = (id: number, rows: ReadRows, sender: RowSender): OpenStore => {
  const store = createBuilderStore(rows.read(), sender);
  const close = () => {
    store.stop();
    leave();
    open.delete(id);
  };
  const leave = unsavedWork.add({
    isStored: () => store.get().storing.isStored,
    store: store.flush,
    left: (translate) => leftOf(store, translate),
    discard: close,
  });
  return { store, source: rows.source, owner: ownerOf(), close };
};

/**
 * The store of a document. It outlives the tab that shows it, so that neither what isn't stored yet nor
 * what can be undone is lost when another tab of the page is opened.
 */
export const openStore = (id: number, rows: ReadRows, sender: RowSender): BuilderStore => {
  const entry = open.get(id) ?? create(id, rows, sender);
  open.set(id, entry);
  entry.store.useSender(sender);
  if (entry.source !== rows.source) {
    entry.source = rows.source;
    entry.store.adopt(rows.read());
  }
  return entry.store;
};

/** The page of a document was left: its rows are read again next time. */
export const closeStore = (id: number): void => open.get(id)?.close();
