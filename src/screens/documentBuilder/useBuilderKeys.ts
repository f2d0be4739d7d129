import { useEffect } from 'react';
import { useSurroundings } from './BuilderContext';

/** Marks the parts of the builder that lie over the page, whose keys are the builder's. */
export const SHEET = { 'data-builder-sheet': '' };

const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('[role=dialog]') !== null &&
  target.closest('[data-builder-sheet]') === null;

/** The keys that work in the whole builder: undo, redo, store. An editor with an undo of its own keeps it. */
export const useBuilderKeys = (): void => {
  const { store, isReadOnly } = useSurroundings();
  useEffect(() => {
    if (isReadOnly) return;
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
      if (event.defaultPrevented || altKey || !(ctrlKey || metaKey) || isElsewhere(target)) return;
      const works: Readonly<Record<string, () => void>> = {
        z: shiftKey ? store.redo : store.undo,
        y: store.redo,
        s: store.retry,
      };
      const work = works[key.toLowerCase()];
      if (!work) return;
      event.preventDefault();
      work();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [store, isReadOnly]);
};
