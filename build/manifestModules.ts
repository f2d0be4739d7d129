import { labelsFile, type Manifest, type ManifestEntry } from './manifest';
import { locales } from './resourceFiles';

/** The module of the browser's menu. */
export const MODULE = 'virtual:resources';

/** The module of what a resource's first screen needs. */
const moduleOf = ({ area, properties }: ManifestEntry): string =>
  `${MODULE}/${area}/${properties.name}`;

const entryCode = (entry: ManifestEntry): string => {
  const { area, properties, hidden, canAdd, isReferredTo, labels } = entry;
  const known = JSON.stringify({ ...properties, area, hidden, canAdd, isReferredTo, labels });
  return `{ ...${known}, load: () => import(${JSON.stringify(moduleOf(entry))}) }`;
};

const menuCode = ({ entries, areas }: Manifest): string =>
  [
    `export const menu = [\n${entries.map(entryCode).join(',\n')}\n];`,
    `export const areas = ${JSON.stringify(areas)};`,
  ].join('\n');

// A definition and its labels are one module, so that they are one file in the browser.
const resourceCode = ({ file, exportName }: ManifestEntry): string =>
  [
    `export { ${exportName} as definition } from ${JSON.stringify(file)};`,
    ...locales.map(
      (locale) =>
        `import { labels as ${locale} } from ${JSON.stringify(labelsFile(file, locale))};`,
    ),
    `export const labels = { ${locales.join(', ')} };`,
  ].join('\n');

/** The sources of the modules that the browser knows resources by, by their names. */
export const manifestModules = (manifest: Manifest): ReadonlyMap<string, string> =>
  new Map([
    [MODULE, menuCode(manifest)],
    ...manifest.entries.map((entry) => [moduleOf(entry), resourceCode(entry)] as const),
  ]);
