import { common as english } from '../../i18n/en/labels/common';
import { common as dutch } from '../../i18n/nl/labels/common';
import { areas } from '../../resources/areas';
import type { Resource, ResourceLabels } from '../../schemas';
import { type Exports, filesBelow } from './foundFiles';
import type { Locale } from './translate';

const isDefinition = (value: unknown): value is Resource =>
  typeof value === 'object' && value !== null && 'fields' in value && 'path' in value;

const definitionsIn = (exports: Exports): readonly Resource[] =>
  Object.values(exports).filter(isDefinition);

/** Labels of fields that mean the same in every resource. */
export const commonLabels = { en: english, nl: dutch } as const;

type LabelsByResource = Readonly<Record<string, ResourceLabels>>;

/** Labels have the path of their definition below those of a language. */
const labelsOf = async (locale: Locale, entities: readonly string[]): Promise<LabelsByResource> => {
  const files = await filesBelow(`i18n/${locale}/labels`);
  const entries = entities.map(async (path) => {
    const exports = await files.get(path)?.();
    return [path.replace(/^.*\//, ''), exports?.labels as ResourceLabels] as const;
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
  const files = await filesBelow('resources');
  const paths = areas.flatMap((area) =>
    [...files.keys()].filter((path) => path.startsWith(`${area}/`)),
  );
  const definitions = await Promise.all(
    paths.map(async (path) => definitionsIn((await files.get(path)?.()) ?? {})),
  );
  const [en, nl] = await Promise.all([labelsOf('en', paths), labelsOf('nl', paths)]);
  return definitionsOf(definitions.flat(), { en, nl });
};
