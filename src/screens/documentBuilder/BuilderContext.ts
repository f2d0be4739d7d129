import { createContext, useContext } from 'react';
import { useExternal } from '../../ui/useExternal';
import type { BuilderState } from './store/BuilderState';
import type { BuilderStore } from './store/createBuilderStore';
import type { Unsent } from './useUnsent';

interface Surroundings {
  store: BuilderStore;
  isReadOnly: boolean;
  /** Of the document. */
  language: string;
  /** What was typed on another visit. */
  unsent: Unsent;
}

export const BuilderContext = createContext<Surroundings | null>(null);

/** What all parts of the builder share. */
export const useSurroundings = (): Surroundings => {
  const surroundings = useContext(BuilderContext);
  if (!surroundings) throw new Error('This is drawn only in the document builder.');
  return surroundings;
};

/** A part of the builder's state; what uses it is drawn again when that part is another. */
export const useBuilder = <Part>(part: (state: BuilderState) => Part): Part => {
  const { store } = useSurroundings();
  return useExternal(store.subscribe, () => part(store.get()));
};
