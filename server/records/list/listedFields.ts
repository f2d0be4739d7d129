import { type AnyFields, columnNames, isKind, type Resource, traitsOf } from '../../../schemas';
import type { Definitions } from '../../contract/definitions';

/** What a list's rows are ordered, narrowed and entered by, and what they carry for others. */
const byList = ({ list }: Resource): readonly (string | undefined)[] => [
  list.sort?.field,
  list.numberedBy,
  list.treeBy,
  ...(list.filters ?? []),
  ...(list.carries ?? []),
  ...(list.editInRow?.fields ?? []),
  ...Object.values(list.editInRow?.args ?? {}),
  ...Object.keys(list.editInRow?.when ?? {}),
  list.toggle?.field,
  ...Object.values(list.toggle?.args ?? {}),
];

/** The names in braces of an address or of a file's name. */
const namesIn = (text = ''): readonly string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** What decides about a row's buttons, and what they send of it. */
const byButtons = ({ verbs, actions }: Resource): readonly string[] => [
  ...Object.keys((verbs.update || undefined)?.when ?? {}),
  ...Object.values(actions)
    .filter(({ at }) => at === 'row' || at === 'everywhere')
    .flatMap(({ when = {}, args = {}, requires = [], confirm, path, downloads }) => [
      ...Object.keys(when),
      ...Object.values(args),
      ...requires,
      ...namesIn(path),
      ...namesIn(typeof downloads === 'object' ? downloads.rows : downloads),
      ...(typeof confirm === 'object' ? [confirm.count] : []),
    ]),
];

/** Parts in braces of the address that a row leads to. */
const byAddress = ({ recordRoute }: Resource): readonly string[] => namesIn(recordRoute);

/** What other records' pages show of it, where they link to it or list it beneath them. */
const byOthers = ({ name }: Resource, { all }: Definitions): readonly string[] =>
  all.flatMap(({ links, children }) => [
    ...Object.values(links)
      .filter(({ to }) => to === name)
      .flatMap(({ columns }) => columns),
    ...Object.values(children)
      .filter(({ to }) => to === name)
      .flatMap(({ parentField, columns = [] }) => [parentField, ...columns]),
  ]);

/** The fields that a row needs wherever lists of it are shown. */
const neededNames = (definition: Resource, definitions: Definitions): ReadonlySet<unknown> =>
  new Set([
    ...columnNames(definition),
    ...definition.title,
    definition.thumbnail,
    ...Object.values(definition.versions ?? {}),
    ...byList(definition),
    ...byButtons(definition),
    ...byAddress(definition),
    ...byOthers(definition, definitions),
  ]);

/**
 * The fields of a resource that the rows of its list carry: those that a list shows, or that decide what
 * can be done with a row. Where a value is worked out from the record, or a page is custom, the
 * definition doesn't determine them; then all but those that belong to the record's own page.
 *
 * @param more fields that are requested besides
 */
export const listedFields = (
  definition: Resource,
  definitions: Definitions,
  more: readonly string[] = [],
): AnyFields => {
  const { computed, fields, pages } = definition;
  const needed = new Set([...neededNames(definition, definitions), ...more]);
  const isWorkedOut = Object.keys(computed).some((name) => needed.has(name));
  const isOpenEnded = isWorkedOut || Object.keys(pages).length > 0;
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([name, field]) =>
        needed.has(name) ||
        (isOpenEnded && !traitsOf(field).isOwnPageOnly) ||
        // A caller that works a column out needs the names in all languages for it.
        (isWorkedOut && isKind(field, 'perLanguage')),
    ),
  );
};
