import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { documentWith } from '../../../dataProvider/calls/documents';
import type { DocumentRow } from '../../../schemas/documents';
import { compareVersions } from '../../../tests/fixtures/compare';
import { rowOf } from '../../../tests/fixtures/documents';

const document = (id: number, version: number, rows: readonly DocumentRow[]) =>
  documentWith(
    { id, version, title: 'Form', familyId: id === 1 ? null : 1, language: 'NL-nl' },
    rows,
  );

const rowsIn = async (side: HTMLElement) => {
  const list = await within(side).findByRole('list', { name: 'Rows' });
  return within(list)
    .getAllByRole('listitem')
    .map((row) => row.querySelector('span')?.textContent);
};

const [name, text] = [rowOf(1, { title: 'Name' }), rowOf(30, { title: 'Welcome' })];

test('a document is compared with each of its other versions, as the rows of both look', async () => {
  const [first, second, third] = [
    document(1, 1, [name]),
    document(2, 2, [name, text]),
    document(7, 3, [text, rowOf(1, { title: 'Full name' })]),
  ];
  await compareVersions('objectsDefinitions', second, [first, second, third]);
  const names = await screen.findAllByRole('button', { name: /^Compare with version/ });
  expect(names.map(({ ariaLabel }) => ariaLabel)).toEqual([
    'Compare with version 3',
    'Compare with version 1',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Compare with version 1' }));
  const sides = await screen.findAllByRole('region', { name: /^Version/ });
  expect(sides.map((side) => within(side).getByRole('heading').textContent)).toEqual([
    'Version 1',
    'Version 2, this one',
  ]);
  const [before, now] = sides;
  if (!before || !now) throw new Error('There are no two sides.');
  expect(await rowsIn(before)).toEqual(['Text field: Name']);
  expect(await rowsIn(now)).toEqual(['Text field: Name', 'Text: Welcome']);
  expect(before.querySelector('[inert] input')).not.toBeNull();
});

test('a document of one version is compared with none', async () => {
  const only = document(1, 1, [name]);
  await compareVersions('objectsDefinitions', only, [only]);
  expect(screen.queryByRole('button')).toBeNull();
});
