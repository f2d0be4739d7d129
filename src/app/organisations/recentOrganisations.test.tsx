import { beforeEach, describe, expect, it } from 'vitest';
import {
  offeredOrganisations,
  recentOrganisations,
  rememberOrganisation,
} from './recentOrganisations';

const USER = 7;

beforeEach(() => localStorage.clear());

describe('remembered organisations', () => {
  it('has the one that was left last in front, each once, and never the one that is chosen', () => {
    rememberOrganisation(USER, 1, 2);
    rememberOrganisation(USER, 2, 3);
    rememberOrganisation(USER, 3, 1);
    expect(recentOrganisations(USER)).toEqual([3, 2]);
  });

  it('keeps ten', () => {
    for (let id = 1; id <= 14; id += 1) rememberOrganisation(USER, id, id + 1);
    expect(recentOrganisations(USER)).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5]);
  });

  it('belongs to one user', () => {
    rememberOrganisation(USER, 1, 2);
    expect(recentOrganisations(USER + 1)).toEqual([]);
  });

  it.each(['', '{', '{}', '["1"]'])('starts afresh from what it cannot read: %s', (stored) => {
    localStorage.setItem(`backoffice.organisations.${USER}`, stored);
    expect(recentOrganisations(USER)).toEqual([]);
  });
});

describe('offeredOrganisations', () => {
  const all = Array.from({ length: 14 }, (_, index) => ({ id: index + 1 }));
  const ids = (active: number, recent: readonly number[]) =>
    offeredOrganisations(all, active, recent).map(({ id }) => id);

  it('puts those used lately first and fills up in the order given, to ten', () => {
    expect(ids(1, [12, 5])).toEqual([12, 5, 2, 3, 4, 6, 7, 8, 9, 10]);
  });

  it('leaves out the active one and those that are gone', () => {
    expect(ids(2, [2, 99])).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });
});
