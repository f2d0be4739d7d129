import { describe, expect, it } from 'vitest';
import { inLocale, isSamePage, localeOf, readAddress } from './address';

describe('readAddress', () => {
  it.each([
    ['/', null, []],
    ['/en', 'en', []],
    ['/dashboard', null, []],
    ['/nl/dashboard/', 'nl', []],
    ['/dashboard/groups/3', null, ['groups', '3']],
    ['/en/dashboard/builder/enums', 'en', ['builder', 'enums']],
    ['/fr/dashboard/groups', 'fr', ['groups']],
    ['/elsewhere', null, null],
    ['/en/elsewhere', 'en', null],
  ])('%s', (pathname, prefix, path) => {
    expect(readAddress(pathname)).toEqual({ prefix, path });
  });
});

describe('localeOf', () => {
  it('knows only the locales of the product', () => {
    expect(['/nl/dashboard/home', '/fr/dashboard/home', '/dashboard/home'].map(localeOf)).toEqual([
      'nl',
      null,
      null,
    ]);
  });
});

describe('inLocale', () => {
  it('replaces the prefix and nothing else', () => {
    expect(inLocale('/en/dashboard/users/en', 'nl')).toBe('/nl/dashboard/users/en');
  });

  it('leaves an address without a locale as it is', () => {
    expect(inLocale('/dashboard/translationgroups', 'nl')).toBe('/dashboard/translationgroups');
  });
});

describe('isSamePage', () => {
  it('looks past the locale', () => {
    expect(isSamePage('/en/dashboard/users/1', '/nl/dashboard/users/1')).toBe(true);
    expect(isSamePage('/en/dashboard/users/1', '/en/dashboard/users/2')).toBe(false);
    expect(isSamePage('/elsewhere', '/')).toBe(false);
  });
});
