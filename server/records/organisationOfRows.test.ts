import { expect, test } from 'vitest';
import { openTestStore } from '../../tests/fixtures/openTestStore';
import { files } from '../tables/general/files';
import { publications } from '../tables/general/publications';
import { organisations } from '../tables/organisation/organisations';
import { users } from '../tables/organisation/users';
import { tablesOf } from '../tables/tables';
import { fillOrganisations } from './organisationOfRows';

const tables = tablesOf([], { files, publications, organisations, users });

test('what is kept of a record gets its organisation, and goes where there is no record', async () => {
  const store = await openTestStore({
    organisations: [{ id: 7, organisationId: 'ORG-7' }],
    users: [{ id: 1, organisationId: 3 }],
    publications: [{ id: 5, resource: 'organisations', recordId: 7 }],
    files: [
      { id: 1, resource: 'organisations', recordId: 7 },
      { id: 2, resource: 'users', recordId: 1 },
      { id: 3, resource: 'publications', recordId: 5 },
      { id: 4, resource: 'users', recordId: 2 },
      { id: 5, resource: 'unknown', recordId: 1 },
      { id: 6, organisationId: 9, resource: 'users', recordId: 1 },
    ],
  });
  for (let times = 0; times < 2; times += 1) {
    await fillOrganisations({ tables }, store);
    const filled = await store.across(files).find();
    expect(filled.map(({ id, organisationId }) => [id, organisationId])).toEqual([
      [1, 7],
      [2, 3],
      [3, 7],
      [6, 9],
    ]);
  }
});
