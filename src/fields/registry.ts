import { createContext, use } from 'react';
import type { KindName } from '../../schemas';
import type { KindView, ViewOf, ViewOfField } from './KindView';

/** How each kind looks; a kind that lacks its browser's half fails the type check. */
export type KindViews = { readonly [K in KindName]: ViewOf<K> };

/** The registry of kinds as one function. */
export const registryOf =
  (views: KindViews): ViewOfField =>
  ({ kind }) =>
    views[kind as KindName] as unknown as KindView<unknown>;

/** The registry, given around every page: kinds that hold other fields find those fields' kinds in it. */
export const KindsContext = createContext<ViewOfField | null>(null);

/** The registry of kinds. */
export const useViewOf = (): ViewOfField => {
  const viewOf = use(KindsContext);
  if (!viewOf) throw new Error('No kinds are known here.');
  return viewOf;
};
