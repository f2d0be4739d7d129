import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
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

const definitionsIn = async (area: string): Promise<readonly Resource[]> => {
  const names = (await readdir(join(root, 'resources', area))).filter(isDefinitionFile).sort();
  const files = await Promise.all(names.map((name) => load('resources', area, name)));
  return files.flatMap((exports) => Object.values(exports).filter(isDefinition));
};

type LabelsByResource = Readonly<Record<string, ResourceLabels>>;

const labelsIn = async (locale: Locale): Promise<LabelsByResource> => {
  const files = await Promise.all(areas.map((area) => load('i18n', locale, `${area}.ts`)));
  return Object.assign({}, ...files.map(({ labels }) => labels));
};

/** The entities that a server serves, and what they are called. */
export interface Catalogue {
  readonly definitions: readonly Resource[];
  readonly labels: Readonly<Record<Locale, LabelsByResource>>;
  /** The definition of a name; `undefined` for what has none, such as roles. */
  named(name: string): Resource | undefined;
}

/** Makes a catalogue of definitions. */
export const catalogueOf = (
  definitions: readonly Resource[],
  labels: Catalogue['labels'],
): Catalogue => {
  const byName = new Map(definitions.map((definition) => [definition.name, definition]));
  return { definitions, labels, named: (name) => byName.get(name) };
};

/** Reads every file below `resources/` and each area's labels: a new file there is served as it is. */
export const loadCatalogue = async (): Promise<Catalogue> => {
  const definitions = await Promise.all(areas.map(definitionsIn));
  const [en, nl] = await Promise.all([labelsIn('en'), labelsIn('nl')]);
  return catalogueOf(definitions.flat(), { en, nl });
};
