import { describe, expect, it } from 'vitest';
import { definePage } from '../schemas';
import { manifestOf } from './manifest';
import { manifestModules } from './manifestModules';
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

const labels = (locale: string, area: string, name: string): LoadedFile => ({
  path: `/i18n/${locale}/labels/${area}/${name}.ts`,
  exports: { labels: { name: `${locale} ${name}` } },
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
    labels(locale, 'devices', 'boxes'),
    labels(locale, 'devices', 'apps'),
    labels(locale, 'devices', 'logs'),
  ]),
  dependencies: [],
  ...change,
});

const withResource = (file: LoadedFile) => files({ resources: [...files().resources, file] });
const withLabels = (file: LoadedFile) =>
  files({ labels: [...files().labels.filter(({ path }) => path !== file.path), file] });

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
        alsoAt: null,
        pages: null,
        route: 'users',
        module: 'administration',
        icon: 'list',
        place: 10,
        single: false,
        localeFree: false,
        invalidId: null,
        writtenBy: null,
      },
      hidden: false,
      canAdd: false,
      isReferredTo: false,
      labels: { en: { name: 'en users' }, nl: { name: 'nl users' } },
    });
  });

  it('knows a page without a record like a resource, with its addresses', () => {
    const takings = definePage({
      name: 'takings',
      module: 'webshop',
      menu: { icon: 'payments', place: 10 },
      page: 'placeholder',
      pages: { 'takings/{day}': 'placeholder' },
    });
    const [entry] = manifestOf(
      files({
        resources: [{ path: '/resources/people/takings.ts', exports: { takings } }],
        labels: ['en', 'nl'].map((locale) => labels(locale, 'people', 'takings')),
      }),
    ).entries;
    expect(entry?.properties).toMatchObject({
      route: 'takings',
      pages: { takings: 'placeholder', 'takings/{day}': 'placeholder' },
      single: true,
    });
    expect(entry?.hidden).toBe(false);
  });

  it('knows which resources others refer to, in whatever part of theirs', () => {
    const fields = { lines: { kind: 'rows', fields: { app: { kind: 'reference', to: 'apps' } } } };
    const links = { log: { to: 'logs' } };
    const boxes = { ...definition('boxes'), fields, links };
    const others = files().resources.filter(({ path }) => !path.endsWith('boxes.ts'));
    const file = { path: '/resources/devices/boxes.ts', exports: { boxes } };
    const { entries } = manifestOf(files({ resources: [...others, file] }));
    const referred = entries.filter(({ isReferredTo }) => isReferredTo);
    expect(referred.map(({ properties: { name } }) => name)).toEqual(['apps', 'logs']);
  });

  it('leaves out areas without resources', () =>
    expect(manifestOf(files()).areas).toEqual(['people', 'devices']));
});

describe('the modules', () => {
  const modules = manifestModules(manifestOf(files()));

  it('of the menu loads each resource by a dynamic import', () =>
    expect(modules.get('virtual:resources')).toContain('import("virtual:resources/people/users")'));

  it('of a resource hold its definition and its labels in every locale', () => {
    const code = modules.get('virtual:resources/people/users');
    expect(code).toContain('{ users as definition } from "/resources/people/users.ts"');
    expect(code).toContain('{ labels as nl } from "/i18n/nl/labels/people/users.ts"');
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
      {
        ...withResource(resource('devices', 'users')),
        labels: [
          ...files().labels,
          labels('en', 'devices', 'users'),
          labels('nl', 'devices', 'users'),
        ],
      },
      'resources/devices/users.ts: the name "users" is taken by resources/people/users.ts',
    ],
    [
      'a file called otherwise than its resource',
      withResource({ path, exports: { users: definition('users') } }),
      'resources/people/new.ts: the resource "users" belongs in users.ts',
    ],
    [
      'an area that is not listed',
      withResource(resource('attic', 'chests')),
      'resources/attic/chests.ts: the area "attic" is not listed in resources/areas.ts',
    ],
    [
      'a missing label file',
      files({
        labels: files().labels.filter((file) => !file.path.endsWith('nl/labels/devices/apps.ts')),
      }),
      'i18n/nl/labels/devices/apps.ts: missing; resources/devices/apps.ts needs its labels in every locale',
    ],
    [
      'labels that don’t name their resource',
      withLabels({ ...labels('en', 'devices', 'apps'), exports: { labels: { fields: {} } } }),
      'i18n/en/labels/devices/apps.ts: no name for the resource',
    ],
    [
      'labels under another name',
      withLabels({ ...labels('en', 'devices', 'apps'), exports: { texts: {} } }),
      'i18n/en/labels/devices/apps.ts: expected one export, "labels"; found texts',
    ],
    [
      'labels that fail',
      withLabels({ path: '/i18n/nl/labels/people/users.ts', problem: 'boom' }),
      "i18n/nl/labels/people/users.ts: can't be loaded: boom",
    ],
    [
      'labels of nobody',
      withLabels(labels('nl', 'people', 'ghosts')),
      'i18n/nl/labels/people/ghosts.ts: there is no resources/people/ghosts.ts',
    ],
  ])('%s', (_, given, message) => expect(() => manifestOf(given)).toThrow(message));
});
