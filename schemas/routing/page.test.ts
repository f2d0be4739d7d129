import { describe, expect, it } from 'vitest';
import { pageAt, type Routed } from './page';

const of = (route: string, more: Partial<Routed> = {}): Routed => ({
  route,
  recordRoute: route,
  pages: {},
  single: false,
  hidden: false,
  ...more,
});
const builder = of('builder');
const enums = of('builder/enums');
const organisations = of('organisations');
const account = of('myaccount', { single: true, hidden: true, alsoAt: ['me', 'my/account'] });
const translations = of('translations', { hidden: true });
const lists = of('builder/lists', { recordRoute: 'builder/list' });
const items = of('builder/list/{listId}', {
  recordRoute: 'builder/list/{listId}',
  hidden: true,
  pages: { 'builder/documentlist/{listId}/{itemId}': 'mediaLibrary' },
});
const menu = [builder, enums, organisations, account, translations, lists, items];

const at = (pathname: string) => pageAt(pathname, menu, 'nl');

describe('pageAt', () => {
  it.each([
    ['/', '/nl/dashboard/home'],
    ['/en', '/en/dashboard/home'],
    ['/en/dashboard', '/en/dashboard/home'],
    ['/fr/dashboard/organisations/3', '/nl/dashboard/organisations/3'],
    ['/en/dashboard/me', '/en/dashboard/myaccount'],
    ['/dashboard/my/account/', '/dashboard/myaccount'],
    ['/fr/dashboard/me', '/nl/dashboard/me'],
  ])('sends %s on to %s', (pathname, to) => {
    expect(at(pathname)).toEqual({ kind: 'elsewhere', pathname: to });
  });

  it('knows its own pages, with and without a locale', () => {
    expect(at('/en/dashboard/home')).toEqual({ kind: 'home' });
    expect(at('/dashboard/home/')).toEqual({ kind: 'home' });
    expect(at('/en/dashboard/organisations/switch')).toEqual({ kind: 'switch' });
  });

  it('finds lists, records and new records', () => {
    expect(at('/dashboard/organisations')).toEqual({ kind: 'list', entry: organisations });
    expect(at('/nl/dashboard/organisations/12')).toEqual({
      kind: 'record',
      entry: organisations,
      id: '12',
      params: {},
    });
    expect(at('/nl/dashboard/organisations/add')).toMatchObject({ kind: 'record', id: 'add' });
  });

  it('leaves what is no id to those that have words for it', () => {
    const apks = of('apk/files', { invalidId: 'invalidId' });
    expect(pageAt('/en/dashboard/apk/files/coffee', [...menu, apks], 'en')).toEqual({
      kind: 'record',
      entry: apks,
      id: 'coffee',
      params: {},
    });
    expect(at('/en/dashboard/organisations/coffee')).toEqual({ kind: 'missing' });
  });

  it('takes the longest route that fits', () => {
    expect(at('/en/dashboard/builder/enums')).toEqual({ kind: 'list', entry: enums });
    expect(at('/en/dashboard/builder/enums/4')).toMatchObject({ entry: enums, id: '4' });
    expect(at('/en/dashboard/builder/4')).toMatchObject({ entry: builder, id: '4' });
  });

  it('finds lists and records that stand apart', () => {
    expect(at('/en/dashboard/builder/lists')).toEqual({ kind: 'list', entry: lists });
    expect(at('/en/dashboard/builder/list')).toEqual({ kind: 'list', entry: lists });
    expect(at('/en/dashboard/builder/list/add')).toMatchObject({ entry: lists, id: 'add' });
    expect(at('/en/dashboard/builder/lists/3')).toEqual({ kind: 'missing' });
  });

  it('finds records beneath the record that holds them, whose page stands for their list', () => {
    expect(at('/en/dashboard/builder/list/3/7')).toEqual({
      kind: 'record',
      entry: items,
      id: '7',
      params: { listId: '3' },
    });
    expect(at('/en/dashboard/builder/list/3')).toMatchObject({ entry: lists, id: '3' });
  });

  it('finds pages of their own, with the values in their address', () => {
    expect(at('/en/dashboard/builder/documentlist/3/7')).toEqual({
      kind: 'page',
      entry: items,
      page: 'mediaLibrary',
      params: { listId: '3', itemId: '7' },
    });
  });

  it('opens a single record only at its own address', () => {
    expect(at('/en/dashboard/myaccount')).toMatchObject({ kind: 'record', entry: account });
    expect(at('/en/dashboard/myaccount/1')).toEqual({ kind: 'missing' });
  });

  it.each([
    '/en/dashboard/nowhere',
    '/en/dashboard/organisations/none',
    '/en/dashboard/organisations/0',
    '/en/dashboard/organisations/3/4',
    '/en/dashboard/organisationsabc',
    '/en/dashboard/translations',
    '/elsewhere',
  ])('finds nothing at %s', (pathname) => {
    expect(at(pathname)).toEqual({ kind: 'missing' });
  });
});
