import { describe, expect, it } from 'vitest';
import type { Resource } from '../schemas';
import { definitions, named, twice } from '../tests/fixtures/definitions';
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

  it('have symbols of their own in the menu', () => {
    const symbols = Object.values(files).flatMap((exported) =>
      Object.values(exported).flatMap(({ menu }) => (menu ? menu.icon : [])),
    );
    expect(symbols.length).toBeGreaterThan(50);
    expect(twice(symbols)).toEqual([]);
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
