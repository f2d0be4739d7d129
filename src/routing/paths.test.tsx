import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nContext } from 'react-admin';
import { beforeEach, describe, expect, it } from 'vitest';
import { readSession, session } from '../../dataProvider/session';
import { useAddPath, useListPath, useRecordPath } from './paths';

const dutch = {
  translate: (key: string) => key,
  getLocale: () => 'nl',
  changeLocale: () => Promise.resolve(),
};

const wrapper = ({ children }: { children: ReactNode }) => (
  <I18nContext.Provider value={dutch}>{children}</I18nContext.Provider>
);

const use = <Result,>(hook: () => Result): Result => renderHook(hook, { wrapper }).result.current;

beforeEach(() => {
  session.set(
    readSession({
      sessionId: 's',
      user: { id: 1 },
      organisation: { id: 1, organisationId: 'o', name: 'One' },
      access: {
        administration: '0100',
        translations: '1111',
        devices: '0000',
        builder: '0100',
      },
    }),
  );
});

describe('addresses of resources', () => {
  it('carry the locale that everything is shown in', () => {
    expect(use(useListPath)('groups')).toBe('/nl/dashboard/groups');
    expect(use(useRecordPath)('groups', 3)).toBe('/nl/dashboard/groups/3');
    expect(use(useAddPath)('groups')).toBe('/nl/dashboard/groups/add');
  });

  it('leave it out where the specification does', () => {
    expect(use(useRecordPath)('translationGroups', 3)).toBe('/dashboard/translationgroups/3');
  });

  it('are none where the person may not read', () => {
    expect(use(useRecordPath)('devices', 3)).toBeNull();
    expect(use(useListPath)('devices')).toBe('/nl/dashboard/home');
  });

  it('are none for what is shown within another resource, or isn’t known', () => {
    expect(use(useRecordPath)('translations', 3)).toBeNull();
    expect(use(useRecordPath)('roles', 3)).toBeNull();
  });

  it('name the record that holds what is opened, where it is known', () => {
    const path = '/nl/dashboard/builder/list/4/7';
    expect(use(useRecordPath)('objectlistItems', 7, 4)).toBe(path);
    expect(use(useRecordPath)('objectlistItems', 7, { objectlistId: 4 })).toBe(path);
    expect(use(useRecordPath)('objectlistItems', 7)).toBeNull();
  });

  it('have no id for a single record', () => {
    expect(use(useRecordPath)('myAccount', 1)).toBe('/nl/dashboard/myaccount');
  });
});
