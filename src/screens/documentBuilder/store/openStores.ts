import { session } from '../../../../dataProvider/session';
import { unsavedWork } from '../../../ui/unsavedWork';
import type { DetailRules } from '../rows/details';
import type { ReadContent } from '../rows/history';
import type { RowSender } from '../storing/RowSender';
import { type BuilderStore, createBuilderStore } from './createBuilderStore';
import { leftOf } from './left';

interface OpenStore {
  store: BuilderStore;
  /** Where the document was read from, to see whether it was read again. */
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

/** A document as it was read, and what it was read from. */
export interface ReadDocument {
  source: unknown;
  read(): ReadContent;
  /** What holds for its details. */
  rules: DetailRules;
}

const create = (id: number, document: ReadDocument, sender: RowSender): OpenStore => {
  const store = createBuilderStore(document.read(), sender, document.rules);
  const close = () => {
    store.stop();
    leave();
    open.delete(id);
  };
  const leave = unsavedWork.add({
    isKept: true,
    isStored: () => store.get().storing.isStored,
    store: store.flush,
    left: (translate) => leftOf(store, translate),
    discard: close,
  });
  return { store, source: document.source, owner: ownerOf(), close };
};

/**
 * The store of a document. It outlives what shows it, so that neither what isn't stored yet nor what can be
 * undone is lost when the page is drawn anew.
 */
export const openStore = (id: number, document: ReadDocument, sender: RowSender): BuilderStore => {
  const entry = open.get(id) ?? create(id, document, sender);
  open.set(id, entry);
  entry.store.useSender(sender);
  if (entry.source !== document.source) {
    entry.source = document.source;
    entry.store.adopt(document.read());
  }
  return entry.store;
};

/** The page of a document was left: it is read again next time. */
export const closeStore = (id: number): void => open.get(id)?.close();
