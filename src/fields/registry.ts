import { createContext, use } from 'react';
import type { KindName } from '../../schemas';
import type { EntryOf, EntryOfField, KindEntry, KindView, ViewOf, ViewOfField } from './KindView';

/** How each kind looks; a kind that lacks its browser's half fails the type check. */
export type KindViews = { readonly [K in KindName]: ViewOf<K> };

/** How each kind is entered; one that can't be fails the type check. */
export type KindEntries = { readonly [K in KindName]: EntryOf<K> };

/** The registry of kinds as one function. */
export const registryOf =
  (views: KindViews): ViewOfField =>
  ({ kind }) =>
    views[kind as KindName] as unknown as KindView<unknown>;

/** The registry of their inputs as one function. */
export const entriesOf =
  (entries: KindEntries): EntryOfField =>
  ({ kind }) =>
    entries[kind as KindName] as unknown as KindEntry<unknown>;

/** The registry, given around every page: kinds that hold other fields find those fields' kinds in it. */
export const KindsContext = createContext<ViewOfField | null>(null);

/** Gives the registry of inputs while something is drawn; a page that begins without it waits for it then. */
export const EntriesContext = createContext<(() => EntryOfField) | null>(null);

/** The registry of kinds. */
export const useViewOf = (): ViewOfField => {
  const viewOf = use(KindsContext);
  if (!viewOf) throw new Error('No kinds are known here.');
  return viewOf;
};

/** The registry of inputs. Where they aren't there yet, what stands around in `Suspense` waits for them. */
export const useEntryOf = (): EntryOfField => {
  const useEntries = use(EntriesContext);
  if (!useEntries) throw new Error('Nothing is entered here.');
  return useEntries();
};
