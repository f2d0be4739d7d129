import { describe, expect, it } from 'vitest';
import {
  type AnyField,
  type AnyFields,
  type ChildrenSpec,
  checkValue,
  colourFieldOf,
  type LinkSpec,
  nameToRead,
  nameToSend,
  ownChildren,
  type Resource,
  referencesIn,
} from '../schemas';
import { areas } from './areas';

const files = import.meta.glob<Readonly<Record<string, Resource>>>(
  ['./*/*.ts', '!./*/*.test.ts', '!./*/*.test-d.ts'],
  { eager: true },
);
const sources = import.meta.glob<string>(['./*/*.ts', '!./*/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

const definitions = Object.values(files).flatMap((file) => Object.values(file));
const named = new Map(definitions.map((definition) => [definition.name, definition]));

const twice = (values: readonly unknown[]) =>
  values.filter((value, place) => values.indexOf(value) !== place);

const option = (field: AnyField, name: string): unknown =>
  Object.entries(field).find(([key]) => key === name)?.[1];

/** All fields of a definition, those inside rows, sub-lists and queries included. */
const everyField = (fields: AnyFields): readonly (readonly [string, AnyField])[] =>
  Object.entries(fields).flatMap(([name, field]) => [
    [name, field] as const,
    ...everyField((option(field, 'fields') ?? {}) as AnyFields),
  ]);
const fieldsOf = (resource: Resource) =>
  [
    resource.fields,
    ...Object.values(resource.subLists).map(({ fields }) => fields),
    ...Object.values(resource.queries).flatMap(({ fields, asks = {} }) => [fields, asks]),
  ].flatMap(everyField);

const partOf = (value: unknown, name: string): unknown =>
  Object.entries(value ?? {}).find(([key]) => key === name)?.[1];

/** Each set of fields of a definition, with the names that those around it know besides. */
const setsOf = (resource: Resource): readonly (readonly [AnyFields, readonly string[]])[] => {
  const inside = (fields: AnyFields, around: readonly string[]): ReturnType<typeof setsOf> => [
    [fields, around],
    ...Object.values(fields).flatMap((field) =>
      inside((option(field, 'fields') ?? {}) as AnyFields, []),
    ),
  ];
  const { subLists, queries, actions } = resource;
  return [
    ...inside(resource.fields, Object.keys(resource.computed)),
    ...Object.values(subLists).flatMap(({ fields }) => inside(fields, knownTo(resource))),
    ...[...Object.values(queries), ...Object.values(actions)].flatMap(({ asks }) =>
      inside(asks ?? {}, knownTo(resource)),
    ),
  ];
};

/** The other fields that a field's options name. */
const namedBy = (field: AnyField): readonly unknown[] =>
  [
    ...Object.keys(field.when ?? {}),
    ...Object.keys(field.readOnlyWhen ?? {}),
    ...Object.values(partOf(option(field, 'choices'), 'args') ?? {}),
    option(field, 'byLanguage'),
    option(field, 'madeOf'),
    option(field, 'by'),
  ].filter((name) => name !== undefined);

const shownFields = ({ detail }: Resource) =>
  detail
    .flatMap((tab) =>
      'fields' in tab ? [tab.fields] : 'sections' in tab ? Object.values(tab.sections) : [],
    )
    .flat(2);

const partsOf = ({ detail }: Resource, kind: 'link' | 'subList' | 'children' | 'query') =>
  detail.flatMap((tab) => (kind in tab ? [Object.values(tab)[0]] : []));

const knownTo = ({ fields, computed }: Resource) => [
  ...Object.keys(fields),
  ...Object.keys(computed),
];

/** Where a child may name the record above it: one that stands on its own also in its rows. */
const namesIn = (child: Resource | undefined, { standsAlone }: ChildrenSpec) => [
  ...Object.keys(child?.fields ?? {}),
  ...(standsAlone
    ? Object.values(child?.subLists ?? {}).flatMap(({ fields }) => Object.keys(fields))
    : []),
];

/** Fields that the resource above a child, or the address beneath what holds a record, fills in. */
const filledFromAbove = ({ name, recordRoute }: Resource) => [
  ...definitions
    .flatMap(({ children }) => ownChildren(children))
    .filter((child) => child.to === name)
    .map(({ by }) => by),
  ...[...recordRoute.matchAll(/\{(\w+)\}/g)].map(([, field]) => field),
];

describe('all resources', () => {
  it('have names, paths, routes and places in the menu of their own', () => {
    expect(definitions.length).toBeGreaterThan(0);
    expect(twice(definitions.map(({ name }) => name))).toEqual([]);
    expect(twice(definitions.map(({ path }) => path))).toEqual([]);
    expect(twice(definitions.map(({ route }) => route))).toEqual([]);
    const places = Object.entries(files).flatMap(([file, definition]) =>
      Object.values(definition).flatMap(({ menu }) =>
        menu ? [`${file.split('/')[1]} ${menu.place}`] : [],
      ),
    );
    expect(twice(places)).toEqual([]);
  });

  it.each(Object.entries(files))(
    '%s holds the one resource it is named after',
    (file, exported) => {
      const [, area, name] = /^\.\/(\w+)\/(\w+)\.ts$/.exec(file) ?? [];
      expect(areas).toContain(area);
      expect(Object.keys(exported)).toEqual([name]);
      expect(Object.values(exported)[0]?.name).toBe(name);
    },
  );

  it('agree on where each link is kept and what it leads to', () => {
    const ends = new Map<string, string>();
    const endOf = (owner: string, keptIn: LinkSpec['keptIn'], to: string) => {
      if ('ids' in keptIn) return [`${owner}.${keptIn.ids}`, `many ${to}`] as const;
      if ('id' in keptIn) return [`${owner}.${keptIn.id}`, `one ${to}`] as const;
      if ('theirId' in keptIn) return [`${to}.${keptIn.theirId}`, `one ${owner}`] as const;
      return [`${to}.${keptIn.theirIds}`, `many ${owner}`] as const;
    };
    for (const { name, links } of definitions)
      for (const { keptIn, to } of Object.values(links)) {
        const [place, end] = endOf(name, keptIn, to);
        expect(`${place}: ${ends.get(place) ?? end}`).toBe(`${place}: ${end}`);
        ends.set(place, end);
      }
  });

  it('cost little where they are simple: modules takes at most 30 lines', () =>
    expect(sources['./organisation/modules.ts']?.trim().split('\n').length).toBeLessThanOrEqual(
      30,
    ));
});

describe.each(definitions.map((definition) => [definition.name, definition] as const))(
  'the resource %s',
  (_, resource) => {
    it('shows fields that it has', () => {
      const { list, title } = resource;
      const columns = list.columns.map((column) =>
        typeof column === 'string' ? column : column.field,
      );
      const sort = list.sort ? [list.sort.field] : [];
      const known = knownTo(resource);
      const shown = [...columns, ...sort, ...(list.filters ?? []), ...shownFields(resource)];
      expect(shown.filter((name) => !known.includes(name))).toEqual([]);
      expect(title.filter((name) => !known.includes(name))).toEqual([]);
      expect(twice(columns)).toEqual([]);
    });

    it('shows every field that can be entered exactly once in its detail', () => {
      // A page that is written by hand shows them itself.
      const isHandWritten = Object.keys(resource.pages).length > 0;
      const entered = Object.entries(isHandWritten ? {} : resource.fields)
        .filter(([, { readOnly, follows }]) => !readOnly && !follows)
        .filter(([name]) => !filledFromAbove(resource).includes(name))
        .map(([name]) => name);
      expect(twice(shownFields(resource))).toEqual([]);
      expect(entered.filter((name) => !shownFields(resource).includes(name))).toEqual([]);
    });

    it('shows every link, sub-list, query and set of children exactly once in its detail', () => {
      const { links, subLists, children, queries } = resource;
      expect(partsOf(resource, 'link').toSorted()).toEqual(Object.keys(links).toSorted());
      expect(partsOf(resource, 'subList').toSorted()).toEqual(Object.keys(subLists).toSorted());
      expect(partsOf(resource, 'children').toSorted()).toEqual(Object.keys(children).toSorted());
      expect(partsOf(resource, 'query').toSorted()).toEqual(Object.keys(queries).toSorted());
    });

    it('has tabs that can be told apart', () =>
      expect(twice(resource.detail.map((tab) => Object.values(tab)[0]))).toEqual([]));

    it('leads to resources that exist', () => {
      const { fields, subLists } = resource;
      const referred = [fields, ...Object.values(subLists).map((list) => list.fields)]
        .flatMap(referencesIn)
        .map(({ to }) => to)
        // Roles are fixed: they have no screen of their own.
        .filter((to) => to !== 'roles');
      const linked = Object.values(resource.links).map(({ to }) => to);
      const held = Object.values(resource.children).map((child) => child.to);
      const rows = [...Object.values(resource.subLists), ...Object.values(resource.queries)];
      const opened = rows.flatMap(({ opens }) => opens ?? []);
      const chosen = fieldsOf(resource).flatMap(
        ([, field]) => partOf(option(field, 'chosenFrom'), 'to') ?? [],
      );
      const all = [...referred, ...chosen, ...linked, ...held, ...opened].map(String);
      expect(all.filter((name) => !named.has(name))).toEqual([]);
    });

    it('names fields of the resources that it leads to', () => {
      for (const { to, show } of Object.values(resource.links)) {
        const target = named.get(to);
        expect(show.filter((name) => !target || !knownTo(target).includes(name))).toEqual([]);
      }
      for (const child of Object.values(resource.children))
        expect(namesIn(named.get(child.to), child)).toContain(child.by);
    });

    it('has options that name fields it has', () => {
      for (const [fields, around] of setsOf(resource)) {
        const known = [...Object.keys(fields), ...around];
        const given = Object.entries(fields).flatMap(([at, field]) =>
          namedBy(field).map((name) => [at, name]),
        );
        expect(given.filter(([, name]) => !known.includes(String(name)))).toEqual([]);
      }
    });

    it('has blocks by language that name fields inside them', () => {
      for (const [, field] of fieldsOf(resource)) {
        const inner = Object.keys(option(field, 'fields') ?? {});
        const given = [partOf(option(field, 'translate'), 'fields'), option(field, 'sharesFirst')];
        expect(given.flat().filter((name) => name && !inner.includes(String(name)))).toEqual([]);
      }
    });

    it('shows colours of resources that have one', () => {
      for (const [, field] of fieldsOf(resource))
        if (option(field, 'colourIn'))
          expect(colourFieldOf(named.get(String(option(field, 'to')))?.fields ?? {})).toBeDefined();
    });

    it('has names on the wire that can be told apart', () => {
      const fields = Object.entries(resource.fields);
      expect(twice(fields.map(([name, field]) => nameToRead(name, field)))).toEqual([]);
      expect(twice(fields.map(([name, field]) => nameToSend(name, field)))).toEqual([]);
    });

    it('has defaults that are right', () => {
      for (const [name, field] of fieldsOf(resource))
        if (field.default !== undefined)
          expect([name, checkValue(field.default, field)]).toEqual([name, undefined]);
    });

    it('never requires what is only shown', () =>
      expect(fieldsOf(resource).filter(([, field]) => field.readOnly && field.required)).toEqual(
        [],
      ));
  },
);
