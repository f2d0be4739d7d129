import { describe, expect, it } from 'vitest';
import { manifestCode, manifestOf } from './manifest';
import type { LoadedFile, LoadedFiles } from './resourceFiles';

const definition = (name: string, menu: object | false = { icon: 'list', place: 10 }) => ({
  name,
  path: `path/${name}`,
  route: name,
  module: 'administration',
  menu,
  single: false,
  localeFree: false,
  fields: {},
  onSave: () => ({}),
});

const resource = (area: string, name: string, menu?: object | false): LoadedFile => ({
  path: `/resources/${area}/${name}.ts`,
  exports: { [name]: definition(name, menu) },
});

const labels = (locale: string, area: string, ...names: string[]): LoadedFile => ({
  path: `/i18n/${locale}/${area}.ts`,
  exports: {
    labels: Object.fromEntries(names.map((name) => [name, { name: `${locale} ${name}` }])),
  },
});

const files = (change: Partial<LoadedFiles> = {}): LoadedFiles => ({
  areas: ['people', 'devices', 'empty'],
  resources: [
    resource('devices', 'boxes', { icon: 'list', place: 20 }),
    resource('devices', 'apps', { icon: 'list', place: 20 }),
    resource('devices', 'logs', false),
    resource('people', 'users'),
  ],
  labels: ['en', 'nl'].flatMap((locale) => [
    labels(locale, 'people', 'users'),
    labels(locale, 'devices', 'boxes', 'apps', 'logs'),
  ]),
  dependencies: [],
  ...change,
});

const withResource = (file: LoadedFile) => files({ resources: [...files().resources, file] });

describe('the manifest', () => {
  it('lists areas in their order, then by place, then by name, and hidden resources last', () => {
    const { entries } = manifestOf(files());
    expect(entries.map(({ properties }) => properties.name)).toEqual([
      'users',
      'apps',
      'boxes',
      'logs',
    ]);
  });

  it('knows of a resource what the menu shows, and no more', () => {
    expect(manifestOf(files()).entries[0]).toEqual({
      area: 'people',
      file: '/resources/people/users.ts',
      exportName: 'users',
      properties: {
        name: 'users',
        path: 'path/users',
        recordRoute: null,
        pages: null,
        route: 'users',
        module: 'administration',
        icon: 'list',
        place: 10,
        single: false,
        localeFree: false,
      },
      hidden: false,
      labels: { en: { name: 'en users' }, nl: { name: 'nl users' } },
    });
  });

  it('leaves out areas without resources', () =>
    expect(manifestOf(files()).areas).toEqual(['people', 'devices']));

  it('loads a definition and labels by a dynamic import', () => {
    const code = manifestCode(manifestOf(files()));
    expect(code).toContain('import("/resources/people/users.ts").then((module) => module.users)');
    expect(code).toContain('nl: () => import("/i18n/nl/devices.ts")');
  });
});

describe('the manifest refuses, naming the file', () => {
  const path = '/resources/people/new.ts';
  it.each<[string, LoadedFiles, string]>([
    [
      'a file without an export',
      withResource({ path, exports: {} }),
      'resources/people/new.ts: expected one export, made with defineResource; found none',
    ],
    [
      'a file with two exports',
      withResource({ path, exports: { one: definition('one'), two: 2 } }),
      'resources/people/new.ts: expected one export, made with defineResource; found one, two',
    ],
    [
      'an export that is no definition',
      withResource({ path, exports: { one: { name: 'one' } } }),
      'resources/people/new.ts: "one" is not made with defineResource',
    ],
    [
      'a file that fails',
      withResource({ path, problem: 'boom' }),
      "resources/people/new.ts: can't be loaded: boom",
    ],
    [
      'a name that is taken',
      withResource({ path, exports: { users: definition('users') } }),
      'resources/people/new.ts: the name "users" is taken by resources/people/users.ts',
    ],
    [
      'an area that is not listed',
      withResource(resource('attic', 'chests')),
      'resources/attic/chests.ts: the area "attic" is not listed in resources/areas.ts',
    ],
    [
      'a missing label file',
      files({ labels: files().labels.filter((file) => file.path !== '/i18n/nl/devices.ts') }),
      'i18n/nl/devices.ts: missing; the area "devices" needs its labels in every locale',
    ],
    [
      'a missing label',
      withResource(resource('people', 'guests')),
      'i18n/en/people.ts: no name for the resource "guests"',
    ],
    [
      'labels under another name',
      files({
        labels: [{ path: '/i18n/en/devices.ts', exports: { texts: {} } }, ...files().labels],
      }),
      'i18n/en/devices.ts: expected one export, "labels"; found texts',
    ],
  ])('%s', (_, given, message) => expect(() => manifestOf(given)).toThrow(message));
});
