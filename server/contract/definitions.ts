import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { common as english } from '../../i18n/en/labels/common';
import { common as dutch } from '../../i18n/nl/labels/common';
import { areas } from '../../resources/areas';
import type { Resource, ResourceLabels } from '../../schemas';
import type { Locale } from './translate';

const root = fileURLToPath(new URL('../..', import.meta.url));

const isDefinitionFile = (name: string): boolean =>
  name.endsWith('.ts') && !/\.(test|test-d|d)\.ts$/.test(name);

const isDefinition = (value: unknown): value is Resource =>
  typeof value === 'object' && value !== null && 'fields' in value && 'path' in value;

const load = async (...path: string[]): Promise<Readonly<Record<string, unknown>>> =>
  import(pathToFileURL(join(root, ...path)).href);

/** A definition's file; its labels have the same path below theirs. */
type EntityPath = readonly [area: string, file: string];

const entitiesIn = async (area: string): Promise<readonly EntityPath[]> => {
  const files = (await readdir(join(root, 'resources', area))).filter(isDefinitionFile).sort();
  return files.map((file) => [area, file]);
};

const definitionsAt = async (path: EntityPath): Promise<readonly Resource[]> =>
  Object.values(await load('resources', ...path)).filter(isDefinition);

/** Labels of fields that mean the same in every resource. */
export const commonLabels = { en: english, nl: dutch } as const;

type LabelsByResource = Readonly<Record<string, ResourceLabels>>;

const labelsOf = async (
  locale: Locale,
  entities: readonly EntityPath[],
): Promise<LabelsByResource> => {
  const entries = entities.map(async ([area, file]) => {
    const { labels } = await load('i18n', locale, 'labels', area, file);
    return [file.replace('.ts', ''), labels];
  });
  return Object.fromEntries(await Promise.all(entries));
};

/** The entities that a server serves, and what they are called. */
export interface Definitions {
  readonly all: readonly Resource[];
  readonly labels: Readonly<Record<Locale, LabelsByResource>>;
  /** The definition of a name; `undefined` for what has none, such as roles. */
  named(name: string): Resource | undefined;
}

/** Knows definitions by their names. */
export const definitionsOf = (
  all: readonly Resource[],
  labels: Definitions['labels'],
): Definitions => {
  const byName = new Map(all.map((definition) => [definition.name, definition]));
  return { all, labels, named: (name) => byName.get(name) };
};

/** Reads every file below `resources/` and its labels: a new file there is served as it is. */
export const loadDefinitions = async (): Promise<Definitions> => {
  const entities = (await Promise.all(areas.map(entitiesIn))).flat();
  const definitions = await Promise.all(entities.map(definitionsAt));
  const [en, nl] = await Promise.all([labelsOf('en', entities), labelsOf('nl', entities)]);
  return definitionsOf(definitions.flat(), { en, nl });
};
