import { menu } from 'virtual:resources';
import { use } from 'react';
import type { Resource } from '../../../schemas';
import { definitionOf } from '../../routing/definitions';
import { drawnParts } from '../../routing/drawnParts';
import { readAtOnce } from '../../routing/readAtOnce';

const found = new Map<string, Promise<Resource | null>>();

const find = (name: string): Promise<Resource | null> => {
  const known = found.get(name);
  if (known) return known;
  const promise = readAtOnce(definitionOf(name).catch(() => null));
  found.set(name, promise);
  return promise;
};

const partOf = (name: string): string => `resource:${name}`;

for (const { name } of menu) drawnParts.register(partOf(name), () => find(name));

/** The definition that a reference leads to, `null` when there is none to be had; suspends at first. */
export const useReferred = (name: string): Resource | null => {
  drawnParts.note(partOf(name));
  return use(find(name));
};
