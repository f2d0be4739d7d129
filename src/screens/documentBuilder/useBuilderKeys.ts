import { inFormPart, useKey } from '../../ui/keys/useKey';
import { useSurroundings } from './BuilderContext';

/** Marks the parts of the builder that lie over the page, whose keys are the builder's. */
export const SHEET = { 'data-builder-sheet': '' };

/** The keys that work in the whole builder: undo, redo, store. An editor with an undo of its own keeps it. */
export const useBuilderKeys = (): void => {
  const { store, isReadOnly } = useSurroundings();
  const where = { isActive: !isReadOnly, within: '[data-builder-sheet]' };
  useKey('undo', store.undo, where);
  useKey('redo', store.redo, where);
  useKey('save', store.retry, { ...where, within: `${where.within}, ${inFormPart}` });
};
