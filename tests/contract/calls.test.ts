// One file for all suites, for the last test looks back on the calls that they made.
import './suites/content';
import './suites/deviceGroups';
import './suites/devices';
import './suites/documents';
import './suites/enums';
import './suites/groups';
import './suites/home';
import './suites/lists';
import './suites/mediaChanges';
import './suites/mediaFiles';
import './suites/mediaFolders';
import './suites/mediaList';
import './suites/myAccount';
import './suites/organisationLogo';
import './suites/organisations';
import './suites/people';
import './suites/places';
import './suites/tables';
import './suites/usage';
import './suites/users';
import { expect, test } from 'vitest';
import { neverMade } from './calls';

test('every call of the contract has been made', () => {
  const missing = neverMade().map(([id, method, path, fn = '']) => ({ id, method, path, fn }));
  if (missing.length > 0) console.table(missing);
  expect(missing.map(({ id }) => id)).toEqual([]);
});
