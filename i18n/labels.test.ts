import { describe, expect, it } from 'vitest';
import {
  type AnyFields,
  type CommonLabels,
  messageKeys,
  newRecordUpload,
  type Resource,
  type RowLayout,
  sectionsOf,
} from '../schemas';
import { definitions, named, option, partOf } from '../tests/fixtures/definitions';
import { textFiles, textsOf } from '../tests/fixtures/texts';
import { common as english } from './en/labels/common';
import { labelText } from './labelText';
import { common as dutch } from './nl/labels/common';

/** The labels of each resource, by its name. */
const labelsIn = (files: (typeof textFiles)['en']): ReadonlyMap<string, unknown> =>
  new Map(
    Object.entries(files).flatMap(([path, { labels }]) =>
      labels ? [[path.split('/').at(-1) ?? '', labels] as const] : [],
    ),
  );

const locales = [
  { locale: 'en', labels: labelsIn(textFiles.en), common: english },
  { locale: 'nl', labels: labelsIn(textFiles.nl), common: dutch },
];

/** The paths of a list's or page's fields, whatever they are. */
const fieldPaths = (names: readonly (string | readonly string[])[] = []): readonly string[] =>
  names.flat().map((name) => `fields.${name}`);

/** The fields of rows without the one that numbers them, which nobody sees. */
const besidesNumber = (fields: AnyFields, numberedBy: unknown): AnyFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name !== numberedBy));

/** The paths of the headings of rows whose layout has sections. */
const pathsOfSections = (rows: unknown, prefix: string): readonly string[] =>
  Object.keys(sectionsOf((partOf(rows, 'layout') ?? []) as RowLayout))
    .filter((section) => section !== '')
    .map((section) => `${prefix}sections.${section}`);

/** The paths of all that is said of fields: their names, their codes, and the fields inside them. */
const pathsOfFields = (fields: AnyFields, prefix = ''): readonly string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    // Nobody enters it; where it is shown it is found there.
    if (option(field, 'derived')) return [];
    const codes = option(field, 'labels')
      ? []
      : (option(field, 'values') ?? option(field, 'presets'));
    const isNesting = field.kind === 'rows' || field.kind === 'perLanguage';
    const inner = isNesting
      ? besidesNumber(option(field, 'fields') as AnyFields, option(field, 'numberedBy'))
      : {};
    return [
      `${prefix}fields.${name}`,
      ...(Array.isArray(codes) ? codes.map((code) => `${prefix}codes.${name}.${code}`) : []),
      ...pathsOfFields(inner, `${prefix}rows.${name}.`),
      ...pathsOfSections(field, `${prefix}rows.${name}.`),
    ];
  });

const pathsOfTabs = ({ detail }: Resource): readonly string[] =>
  detail.flatMap((tab) => [
    ...('tab' in tab ? [`tabs.${tab.tab}`] : []),
    ...('fields' in tab ? fieldPaths(tab.fields) : []),
    ...('sections' in tab
      ? Object.entries(tab.sections).flatMap(([name, fields]) => [
          `sections.${name}`,
          ...fieldPaths(fields),
        ])
      : []),
  ]);

/** The paths of all tables and buttons that stand beside the form. */
const pathsOfParts = ({ links, children, subLists, queries, actions }: Resource) => [
  ...Object.keys(links).map((name) => `links.${name}`),
  ...Object.keys(children).map((name) => `children.${name}`),
  ...Object.entries(subLists).flatMap(([name, rows]) => [
    `subLists.${name}.name`,
    ...pathsOfFields(besidesNumber(rows.fields, rows.numberedBy), `subLists.${name}.`),
    ...pathsOfSections(rows, `subLists.${name}.`),
  ]),
  ...Object.entries(queries).flatMap(([name, { fields, asks, shows }]) => [
    `queries.${name}.name`,
    ...pathsOfFields({ ...fields, ...asks, ...shows }, `queries.${name}.`),
  ]),
  ...Object.entries(actions).flatMap(
    ([name, { asks, shows, chooses, confirm, requires, messages }]) => [
      `actions.${name}.label`,
      ...(confirm ? [`actions.${name}.ask`, `actions.${name}.confirm`] : []),
      ...(requires ? [`actions.${name}.missing`] : []),
      ...Object.keys(messages ?? {})
        .filter((what) => what !== 'about')
        .map((what) => `actions.${name}.${what}`),
      ...pathsOfFields({ ...asks, ...shows, ...chooses?.columns }, `actions.${name}.`),
    ],
  ),
];

/** The paths of what stands in the list and on the page, whatever it is. */
const pathsOnScreen = (definition: Resource): readonly string[] => {
  const { columns, filters, asks = {} } = definition.list;
  return [
    ...fieldPaths(columns.map((one) => (typeof one === 'string' ? one : one.field))),
    ...fieldPaths(filters?.filter((name) => !(name in asks))),
    ...pathsOfFields(asks, 'asks.'),
    ...pathsOfTabs(definition),
  ];
};

/** All fields but those by which a record says what may be done with it. */
const fieldsOf = ({ fields, computed, verbs, list }: Resource): AnyFields => {
  const flags = { ...(verbs.update || undefined)?.when, ...list.editInRow?.when };
  return Object.fromEntries([
    ...Object.entries(fields).filter(([name]) => !(name in flags)),
    ...Object.entries(computed).map(([name, { field }]) => [name, field] as const),
  ]);
};

/** What fields, and those inside them, say in words of their own. */
const messagesOf = (fields: AnyFields): readonly unknown[] =>
  Object.values(fields).flatMap((field) => [
    ...Object.values(field.messages ?? {}),
    ...messagesOf((option(field, 'fields') ?? {}) as AnyFields),
  ]);

/** The paths of messages that all resources don't share. */
const pathsOfMessages = ({ fields, subLists, rules, advice, actions, verbs }: Resource) => {
  const named = [
    ...[...rules, ...advice].map(({ message }) => message),
    ...Object.values(actions).flatMap(({ asks = {} }) => messagesOf(asks)),
    ...messagesOf(fields),
    ...Object.values(subLists).flatMap((rows) => [
      ...Object.values(rows.messages ?? {}),
      ...messagesOf(rows.fields),
    ]),
    ...Object.values(newRecordUpload(verbs)?.messages ?? {}),
  ];
  const shared: readonly unknown[] = messageKeys;
  return named.filter((message) => !shared.includes(message)).map((name) => `messages.${name}`);
};

/** The paths of all labels that a resource shows of its own. */
const pathsOf = (definition: Resource): readonly string[] => [
  'name',
  ...pathsOnScreen(definition),
  ...pathsOfFields(fieldsOf(definition)),
  ...pathsOfParts(definition),
  ...pathsOfMessages(definition),
];

/** What a name says: of one record and of several, or of the page that has none. */
const namesOf = ({ verbs }: Resource): RegExp =>
  verbs.read === false ? /^\S[^|]*$/ : /^\S.* \|\|\|\| \S/;

/** The columns of other resources' records that a page shows. */
const columnsElsewhere = ({ links, children }: Resource) =>
  [...Object.values(links), ...Object.values(children)]
    .filter(({ to }) => named.has(to))
    .map(({ to, columns }) => ({ to, paths: fieldPaths(columns) }));

const without = (labels: unknown, path: string): unknown => {
  const copy = structuredClone(labels);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const group = keys.reduce<unknown>((inner, key) => option(Object(inner), key), copy);
  Reflect.deleteProperty(Object(group), last);
  return copy;
};

/** Parts of JSON aren't fields: they have no common labels. */
const isOfPart = (path: string): boolean => path.includes('.parts.');

/** Own labels that say what would be said without them. */
const repeats = (labels: unknown, common: CommonLabels): readonly string[] =>
  [...textsOf(Object(labels))].flatMap(([path, text]) =>
    !isOfPart(path) && labelText(without(labels, path), common, path) === text ? [path] : [],
  );

describe.each(definitions.map((definition) => [definition.name, definition] as const))(
  'the labels of %s',
  (name, definition) => {
    it.each(locales)('name one and several in $locale', ({ labels, common }) =>
      expect(labelText(labels.get(name), common, 'name')).toMatch(namesOf(definition)),
    );

    it.each(locales)('say all that the definition shows in $locale', ({ labels, common }) => {
      const lacking = pathsOf(definition).filter(
        (path) => labelText(labels.get(name), common, path) === undefined,
      );
      expect(lacking).toEqual([]);
    });

    it.each(locales)('and of others say all columns in $locale', ({ labels, common }) => {
      const lacking = columnsElsewhere(definition).flatMap(({ to, paths }) =>
        paths
          .filter((path) => labelText(labels.get(to), common, path) === undefined)
          .map((path) => `${to}.${path}`),
      );
      expect(lacking).toEqual([]);
    });

    it('repeat no common label, and no field’s', () => {
      const [all = [], ...others] = locales.map(({ labels, common }) =>
        repeats(labels.get(name), common),
      );
      expect(all.filter((path) => others.every((paths) => paths.includes(path)))).toEqual([]);
    });
  },
);

describe('common labels', () => {
  it('are each used', () => {
    const own = locales.map(({ labels }) => labels);
    const unused = [...textsOf(english).keys()].filter(
      (key) =>
        !definitions.some((definition) =>
          pathsOf(definition).some(
            (path) =>
              path.endsWith(key) &&
              own.some((labels) => !textsOf(Object(labels.get(definition.name))).has(path)),
          ),
        ),
    );
    expect(unused).toEqual([]);
  });
});
