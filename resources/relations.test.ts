import { describe, expect, it } from 'vitest';
import {
  type ChildrenSpec,
  type LinkSpec,
  type Resource,
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
} from '../tests/fixtures/definitions';

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

it('links agree on where each is kept and what it leads to', () => {
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

describe.each(definitions.map((definition) => [definition.name, definition] as const))(
  'the resource %s',
  (_, resource) => {
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
