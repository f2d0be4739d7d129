import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { session } from '../../../dataProvider/session';
import { defineResource, f } from '../../../schemas';
import { show } from '../../../tests/fixtures/kinds';
import { signIn } from '../../../tests/fixtures/signIn';
import { History } from './History';

const entries = defineResource({
  name: 'entries',
  module: 'audit',
  menu: false,
  title: 'name',
  fields: { name: f.text() },
});

/** Signs in at a server that keeps comments, and names what has no history. */
const openAt = async (withoutHistory: readonly string[]) => {
  signIn('audit', '0100');
  const signedIn = session.get();
  session.set(signedIn && { ...signedIn, keepsComments: true, withoutHistory });
  await show(<History definition={entries} record={{ id: 4, name: 'Entry' }} />, {});
};

it('offers what became of a record, and what was written about it', async () => {
  await openAt(['others']);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'history.title',
    'history.comments',
  ]);
});

it('offers nothing of records that have no history', async () => {
  await openAt(['entries']);
  expect(screen.queryAllByRole('button')).toEqual([]);
});
