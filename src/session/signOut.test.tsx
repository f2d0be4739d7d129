import { expect, test } from 'vitest';
import { session } from '../../dataProvider/session';
import { signIn } from '../../tests/fixtures/signIn';
import { keptDrafts, signOutHere } from './signOut';

test('signing out leaves neither drafts nor titles, and keeps what is nobody’s work', () => {
  localStorage.clear();
  signIn('devices', '1111');
  localStorage.setItem('backoffice.draft.1/1/devices/4', '{}');
  localStorage.setItem('backoffice.draft.2/1/devices/4', '{}');
  localStorage.setItem('RaStore-1-1-.recent', '[]');
  localStorage.setItem('RaStore-1-1-.devices.listParams', '{}');
  sessionStorage.setItem('backoffice.left', '{}');
  expect(keptDrafts()).toBe(2);
  signOutHere();
  expect(session.get()).toBeNull();
  expect(Object.keys(localStorage)).toEqual(['RaStore-1-1-.devices.listParams']);
  expect(sessionStorage).toHaveLength(0);
  localStorage.clear();
});
