import type { Resource } from '../schemas';
import { type LoadedFile, type LoadedFiles, type Locale, locales } from './resourceFiles';

type KeyIn<Value> = Value extends object ? keyof Value : never;

/** Where a property of a definition stands in it. */
type PropertyPath = {
  [Key in keyof Resource]-?: readonly [Key] | readonly [Key, KeyIn<Resource[Key]>];
}[keyof Resource];

/** What the menu knows of a resource, by where it stands in the definition. */
const MENU_PROPERTIES = {
  name: ['name'],
  path: ['path'],
  route: ['route'],
  recordRoute: ['recordRoute'],
  pages: ['pages'],
  alsoAt: ['alsoAt'],
  module: ['module'],
  writtenBy: ['writtenBy'],
  icon: ['menu', 'icon'],
  place: ['menu', 'place'],
  single: ['single'],
  localeFree: ['localeFree'],
  invalidId: ['messages', 'invalidId'],
} as const satisfies Readonly<Record<string, PropertyPath>>;

type MenuProperty = keyof typeof MENU_PROPERTIES;

export interface ManifestEntry {
  readonly area: string;
  readonly file: string;
  readonly exportName: string;
  readonly properties: Readonly<Record<MenuProperty, unknown>> & { readonly name: string };
  /** Left out of the menu: reached from elsewhere. */
  readonly hidden: boolean;
  /** New records are entered on a page. */
  readonly canAdd: boolean;
  /** Records of others refer to its records. */
  readonly isReferredTo: boolean;
  readonly labels: Readonly<Record<Locale, { readonly name: string }>>;
}

export interface Manifest {
  readonly entries: readonly ManifestEntry[];
  readonly areas: readonly string[];
}

type Definition = Readonly<Record<string, unknown>> & { readonly name: string };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isDefinition = (value: unknown): value is Definition =>
  isObject(value) && typeof value.name === 'string' && isObject(value.fields);

/** What goes wrong in one file, reported so that the file can be found. */
const failAt = (path: string, problem: string): never => {
  throw new Error(`${path.replace(/^\//, '')}: ${problem}`);
};

const soleExport = (file: LoadedFile, what: string): readonly [string, unknown] => {
  if (!file.exports) return failAt(file.path, `can't be loaded: ${file.problem}`);
  const [first, ...more] = Object.entries(file.exports);
  if (!first) return failAt(file.path, `expected one export, ${what}; found none`);
  if (more.length > 0)
    return failAt(
      file.path,
      `expected one export, ${what}; found ${Object.keys(file.exports).join(', ')}`,
    );
  return first;
};

/** The file of a resource's labels, beside the other files as its definition is. */
export const labelsFile = (definitionFile: string, locale: Locale): string =>
  definitionFile.replace(/^\/resources\//, `/i18n/${locale}/labels/`);

const nameIn = (files: LoadedFiles, locale: Locale, definitionFile: string) => {
  const path = labelsFile(definitionFile, locale);
  const file = files.labels.find((known) => known.path === path);
  if (!file)
    return failAt(path, `missing; ${definitionFile.slice(1)} needs its labels in every locale`);
  const [exportName, labels] = soleExport(file, '"labels"');
  if (exportName !== 'labels' || !isObject(labels))
    return failAt(path, `expected one export, "labels"; found ${exportName}`);
  if (typeof labels.name !== 'string') return failAt(path, 'no name for the resource');
  return { name: labels.name };
};

const valueAt = (definition: Definition, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), definition) ??
  null;

const canAdd = (definition: Definition): boolean => {
  const { single, detail } = definition;
  const isShown = Array.isArray(detail) && detail.length > 0;
  return single === false && isShown && valueAt(definition, ['verbs', 'create']) !== false;
};

const referredIn = (value: unknown): readonly unknown[] =>
  isObject(value) ? [value.to, ...Object.values(value).flatMap(referredIn)] : [];

/** The resources that definitions refer to in fields, rows and links. */
const referredTo = (files: LoadedFiles): ReadonlySet<unknown> =>
  new Set(
    files.resources
      .flatMap(({ exports = {} }) => Object.values(exports ?? {}))
      .filter(isDefinition)
      .flatMap(({ fields, subLists, links }) => [fields, subLists, links].flatMap(referredIn)),
  );

const entryOf = (
  files: LoadedFiles,
  file: LoadedFile,
  referred: ReadonlySet<unknown>,
): ManifestEntry => {
  const area = file.path.split('/')[2] ?? '';
  if (!files.areas.includes(area))
    failAt(file.path, `the area "${area}" is not listed in resources/areas.ts`);
  const [exportName, definition] = soleExport(file, 'made with defineResource');
  if (!isDefinition(definition))
    return failAt(file.path, `"${exportName}" is not made with defineResource`);
  const properties = Object.fromEntries(
    Object.entries(MENU_PROPERTIES).map(([name, path]) => [name, valueAt(definition, path)]),
  ) as Record<MenuProperty, unknown>;
  if (file.path !== `/resources/${area}/${definition.name}.ts`)
    failAt(file.path, `the resource "${definition.name}" belongs in ${definition.name}.ts`);
  const labelIn = (locale: Locale) => nameIn(files, locale, file.path);
  return {
    area,
    file: file.path,
    exportName,
    properties: { ...properties, name: definition.name },
    hidden: !isObject(definition.menu),
    canAdd: canAdd(definition),
    isReferredTo: definition.single !== true && referred.has(definition.name),
    labels: { en: labelIn('en'), nl: labelIn('nl') },
  };
};

const refuseTwice = (entries: readonly ManifestEntry[]): void => {
  const seen = new Map<string, string>();
  for (const { file, properties } of entries) {
    const other = seen.get(properties.name);
    if (other) failAt(file, `the name "${properties.name}" is taken by ${other.slice(1)}`);
    seen.set(properties.name, file);
  }
};

const refuseNobodys = (files: LoadedFiles, entries: readonly ManifestEntry[]): void => {
  const wanted = entries.flatMap(({ file }) => locales.map((locale) => labelsFile(file, locale)));
  for (const { path } of files.labels)
    if (!wanted.includes(path))
      failAt(path, `there is no ${path.replace(/^\/i18n\/\w+\/labels/, 'resources')}`);
};

const inMenuOrder =
  (areas: readonly string[]) =>
  (a: ManifestEntry, b: ManifestEntry): number =>
    areas.indexOf(a.area) - areas.indexOf(b.area) ||
    Number(a.hidden) - Number(b.hidden) ||
    Number(a.properties.place) - Number(b.properties.place) ||
    a.properties.name.localeCompare(b.properties.name);

/**
 * What the browser knows of all resources before it opens one.
 *
 * @throws an error that names the first file that breaks a rule: no or several exports, missing
 *   labels or those of nobody, an unlisted area, a name used twice
 */
export const manifestOf = (files: LoadedFiles): Manifest => {
  const referred = referredTo(files);
  const entries = files.resources.map((file) => entryOf(files, file, referred));
  refuseTwice(entries);
  refuseNobodys(files, entries);
  return {
    entries: entries.toSorted(inMenuOrder(files.areas)),
    areas: files.areas.filter((area) => entries.some((entry) => entry.area === area)),
  };
};
