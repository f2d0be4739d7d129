import { menu } from 'virtual:resources';
import { use } from 'react';
import type { Resource, ResourceLabels } from '../../schemas';
import type { Locale } from '../../schemas/routing/locales';
import { readAtOnce } from './readAtOnce';

const loading = new Map<string, Promise<Resource>>();
const labels = new Map<string, Readonly<Record<Locale, ResourceLabels>>>();

const load = async (name: string): Promise<Resource> => {
  const entry = menu.find((known) => known.name === name);
  if (!entry) throw new Error(`No resource is called "${name}".`);
  const module = await entry.load();
  labels.set(name, module.labels);
  return module.definition;
};

/** The labels of a resource; `undefined` as long as its definition isn't there. */
export const loadedLabels = (name: string, locale: Locale): ResourceLabels | undefined =>
  labels.get(name)?.[locale];

/** The definition of a resource, with its labels in place. Loaded at most once. */
export const definitionOf = (name: string): Promise<Resource> => {
  const known = loading.get(name);
  if (known) return known;
  const promise = readAtOnce(load(name));
  loading.set(name, promise);
  promise.catch(() => loading.delete(name));
  return promise;
};

/** The definition of a resource; suspends the first time that anything needs it. */
export const useDefinition = (name: string): Resource => use(definitionOf(name));
