import { describe, expect, it } from 'vitest';
import {
  type ChildrenSpec,
  columnNames,
  fieldsOfFace,
  filterNames,
  type LinkSpec,
  ownChildren,
  type Resource,
  rangesOf,
  referencesIn,
  traitsOf,
} from '../schemas';
import {
  definitions,
  fieldsOf,
  knownTo,
  named,
  option,
  partOf,
  twice,
} from '../tests/fixtures/definitions';
import { areas } from './areas';

const files = import.meta.glob<Readonly<Record<string, Resource>>>(
  ['./*/*.ts', '!./shared/**', '!./*/*.test.ts', '!./*/*.test-d.ts'],
  { eager: true },
);
const sources = import.meta.glob<string>(['./*/*.ts', '!./shared/**', '!./*/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

const shownFields = ({ detail, side }: Resource) =>
  [{ fields: side }, ...detail]
    .flatMap((tab) =>
      'fields' in tab ? [tab.fields] : 'sections' in tab ? Object.values(tab.sections) : [],
    )
    .flat(2);

const partsOf = ({ detail }: Resource, kind: 'link' | 'subList' | 'children' | 'query') =>
  detail.flatMap((tab) => (kind in tab ? [Object.values(tab)[0]] : []));

/** Where a child may name the record above it: one that stands on its own also in its rows, or in what its list asks. */
const namesIn = (child: Resource | undefined, { standsAlone }: ChildrenSpec) => [
  ...Object.keys(child?.fields ?? {}),
  ...(standsAlone
    ? [
        ...Object.values(child?.subLists ?? {}).flatMap(({ fields }) => Object.keys(fields)),
        ...Object.keys(child?.list.asks ?? {}),
      ]
    : []),
];

/** Fields that the resource above a child, or the address beneath what holds a record, fills in. */
const filledFromAbove = ({ name, recordRoute }: Resource) => [
  ...definitions
    .flatMap(({ children }) => ownChildren(children))
    .filter((child) => child.to === name)
    .map(({ parentField }) => parentField),
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
    const endOf = (owner: string, storedIn: LinkSpec['storedIn'], to: string) => {
      if ('ids' in storedIn) return [`${owner}.${storedIn.ids}`, `many ${to}`] as const;
      if ('id' in storedIn) return [`${owner}.${storedIn.id}`, `one ${to}`] as const;
      if ('theirId' in storedIn) return [`${to}.${storedIn.theirId}`, `one ${owner}`] as const;
      return [`${to}.${storedIn.theirIds}`, `many ${owner}`] as const;
    };
    for (const { name, links } of definitions)
      for (const { storedIn, to } of Object.values(links)) {
        const [place, end] = endOf(name, storedIn, to);
        expect(`${place}: ${ends.get(place) ?? end}`).toBe(`${place}: ${end}`);
        ends.set(place, end);
      }
  });

  it.each([
    'moneymachines',
    'paymentproviders',
    'pinterminals',
    'printers',
    'contentLists',
    'contentItems',
    'assets',
    'redirects',
    'templates',
    'websites',
  ])('need no screen of their own where their definition says it all: %s', (name) => {
    expect(named.get(name)).toMatchObject({ pages: {} });
    expect(named.get(name)).not.toHaveProperty('page');
    for (const tab of named.get(name)?.detail ?? []) expect(tab).not.toHaveProperty('screen');
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
      const { filters = [], asks = {} } = list;
      const narrowing = filters.filter((name) => !(name in asks));
      const shown = [...columns, ...sort, ...narrowing, ...shownFields(resource)];
      expect(shown.filter((name) => !known.includes(name))).toEqual([]);
      expect(title.filter((name) => !known.includes(name))).toEqual([]);
      expect(twice(columns)).toEqual([]);
    });

    it('shows every field that can be entered exactly once in its detail', () => {
      // A page that is written by hand shows them itself; of records without one, a dialog has all, or their rows.
      const { pages, list, detail } = resource;
      const isElsewhere =
        Object.keys(pages).length > 0 || (list.addsInDialog && detail.length === 0);
      const entered = Object.entries(isElsewhere ? {} : resource.fields)
        .filter(([, { readOnly, derived }]) => !readOnly && !derived)
        .filter(([name]) => !filledFromAbove(resource).includes(name))
        .map(([name]) => name)
        .filter((name) => !list.editInRow?.fields.includes(name));
      expect(twice(shownFields(resource))).toEqual([]);
      expect(entered.filter((name) => !shownFields(resource).includes(name))).toEqual([]);
    });

    it('shows every link, sub-list, query and set of children exactly once in its detail', () => {
      const { links, subLists, children, pages } = resource;
      // A page that is written by hand shows its queries itself.
      const queries = Object.keys(pages).length > 0 ? {} : resource.queries;
      expect(partsOf(resource, 'link').toSorted()).toEqual(Object.keys(links).toSorted());
      expect(partsOf(resource, 'subList').toSorted()).toEqual(Object.keys(subLists).toSorted());
      expect(partsOf(resource, 'children').toSorted()).toEqual(Object.keys(children).toSorted());
      const { query } = resource.list;
      expect([...partsOf(resource, 'query'), ...(query ? [query] : [])].toSorted()).toEqual(
        Object.keys(queries).toSorted(),
      );
    });

    it('stands on an overview that there is, under one of its headings', () => {
      const { overview } = resource;
      if (!overview) return;
      const { pages = {}, queries = {} } = named.get(overview.page) ?? {};
      expect(Object.values(pages)).toContain('overview');
      const headings = Object.values(queries).flatMap(({ fields }) =>
        fields.group ? option(fields.group, 'values') : [],
      );
      expect(headings).toContain(overview.group);
      expect(overview.needs.filter((name) => !knownTo(resource).includes(name))).toEqual([]);
    });

    it('brings in rows of lists that it has, by fields that they have', () => {
      const { imports, fields, subLists } = resource;
      const rows = Object.entries(imports?.rows ?? {});
      const brought = rows.filter(([list]) => subLists[list]?.add && subLists[list]?.update);
      expect(brought).toEqual(rows);
      const known = rows.flatMap(([list]) =>
        Object.keys(subLists[list]?.fields ?? {}).map((name) => `${list}.${name}`),
      );
      const keys = rows.flatMap(([list, names]) => names.map((name) => `${list}.${name}`));
      const named = [...keys, ...(imports?.keys ?? [])];
      expect(named.filter((name) => !(name in fields) && !known.includes(name))).toEqual([]);
    });

    it('has a face of a state and three facts, or a reason why not, and names what it has', () => {
      const { face, nextStep, actions, publishes, fields, pages } = resource;
      // A page without a record shows none.
      if (Object.keys(fields).length === 0 && Object.keys(pages).length > 0) return;
      const { less = '' } = face;
      const isWhole = face.state !== undefined && face.facts.length >= 3;
      expect(isWhole || less.length > 10, 'a state and three facts, or `less`').toBe(true);
      const unknown = fieldsOfFace(face).filter((name) => !knownTo(resource).includes(name));
      expect(unknown).toEqual([]);
      const steps = [...Object.keys(actions), ...(publishes ? ['publish'] : [])];
      expect(nextStep.filter((name) => !steps.includes(name))).toEqual([]);
    });

    it('is narrowed by each state, reference, day and amount that its rows hold, unless that is ruled out', () => {
      const { fields, list, single, pages } = resource;
      if (single || list.columns.length === 0 || Object.keys(pages).length > 0) return;
      const ranges = rangesOf(resource).map(({ name }) => name);
      const narrowing = [...filterNames(resource), ...ranges, ...(list.unfiltered ?? [])];
      const asked = Object.keys(list.asks ?? {});
      const kinds = ['choice', 'flag', 'reference', 'date', 'dateTime', 'money', 'cents'];
      const left = columnNames(resource).filter((name) => {
        const field = fields[name];
        if (!field || field.derived || !kinds.includes(field.kind)) return false;
        return !narrowing.includes(name) && !asked.some((ask) => ask.startsWith(name));
      });
      expect(left).toEqual([]);
    });

    it('has tabs that can be distinguished', () =>
      expect(twice(resource.detail.map((tab) => Object.values(tab)[0]))).toEqual([]));

    it('is searched in texts that it has', () => {
      const isThere = (path: string) => {
        const [name = '', inner] = path.split('.');
        const field = resource.fields[name];
        if (inner === undefined)
          return field !== undefined && (traitsOf(field).isText || option(field, 'titleIn'));
        const lists = Object.entries(resource.subLists);
        const [, list] = lists.find(([own, { field: at = own }]) => at === name) ?? [];
        const held = (field && option(field, 'fields')) ?? list?.fields ?? {};
        return Object.keys(held).includes(inner);
      };
      const { alsoSearched = [] } = resource.list;
      expect(alsoSearched.filter((path) => !isThere(path))).toEqual([]);
    });

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
      for (const { to, columns } of Object.values(resource.links)) {
        const target = named.get(to);
        expect(columns.filter((name) => !target || !knownTo(target).includes(name))).toEqual([]);
      }
      for (const child of Object.values(resource.children)) {
        const target = named.get(child.to);
        expect(namesIn(target, child)).toContain(child.parentField);
        const columns = child.columns ?? [];
        expect(columns.filter((name) => !target || !knownTo(target).includes(name))).toEqual([]);
      }
    });
  },
);
