import { menu } from 'virtual:resources';
import { use } from 'react';
import type { Resource } from '../../schemas';

const loading = new Map<string, Promise<Resource>>();
let loadArea: (area: string) => Promise<void> = () => Promise.resolve();

/** Tells how an area's labels are loaded; once, before anything is rendered. */
export const connectLabels = (load: (area: string) => Promise<void>): void => {
  loadArea = load;
};

const load = async (name: string): Promise<Resource> => {
  const entry = menu.find((known) => known.name === name);
  if (!entry) throw new Error(`No resource is called "${name}".`);
  const [definition] = await Promise.all([entry.load(), loadArea(entry.area)]);
  return definition;
};

/** The definition of a resource, with its area's labels in place. Loaded at most once. */
export const definitionOf = (name: string): Promise<Resource> => {
  const known = loading.get(name);
  if (known) return known;
  const promise = load(name);
  loading.set(name, promise);
  promise.catch(() => loading.delete(name));
  return promise;
};

/** The definition of a resource; suspends the first time that anything needs it. */
export const useDefinition = (name: string): Resource => use(definitionOf(name));
