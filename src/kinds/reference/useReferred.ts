import { use } from 'react';
import type { Resource } from '../../../schemas';
import { definitionOf } from '../../routing/definitions';

const found = new Map<string, Promise<Resource | null>>();

const find = (name: string): Promise<Resource | null> => {
  const known = found.get(name) ?? definitionOf(name).catch(() => null);
  found.set(name, known);
  return known;
};

/** The definition that a reference leads to, `null` when there is none to be had; suspends at first. */
export const useReferred = (name: string): Resource | null => use(find(name));
