import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { defineResource, f } from '../../../schemas';
import { show } from '../../../tests/fixtures/kinds';
import { signIn } from '../../../tests/fixtures/signIn';
import BulkEditDialog from './BulkEditDialog';

const bins = defineResource({
  name: 'bins',
  module: 'webshop',
  menu: false,
  title: 'name',
  fields: { name: f.text({ required: true }), note: f.text(), open: f.flag() },
  list: { columns: ['name', 'note', 'open'], bulkEdit: ['note', 'open'] },
});
const labels = {
  bins: { one: 'Bin', several: 'Bins', fields: { name: 'Name', note: 'Note', open: 'Open' } },
};

beforeEach(() => signIn('webshop', '1111'));

it('says what is made empty in the rows, as long as nothing is entered for it', async () => {
  await show(
    <BulkEditDialog
      definition={bins}
      rows={[
        { id: 1, name: 'A', note: '' },
        { id: 2, name: 'B', note: 'Blue' },
      ]}
      onSave={() => undefined}
      onClose={() => undefined}
    />,
    { labels },
  );
  const notice = () => screen.queryByText('Made empty in these rows: Note.');
  expect(notice()).toBeNull();
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Field to change' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Note' }));
  expect(notice()).not.toBeNull();
  fireEvent.change(screen.getByRole('textbox', { name: 'Note' }), { target: { value: 'Red' } });
  expect(notice()).toBeNull();
});

it.each([
  ['all are on', [true, true], false],
  ['all are off', [false, false], true],
])('begins a switch of which %s as the other', async (_, [first, second], other) => {
  const onSave = vi.fn();
  await show(
    <BulkEditDialog
      definition={bins}
      rows={[
        { id: 1, name: 'A', note: '', open: first },
        { id: 2, name: 'B', note: '', open: second },
      ]}
      onSave={onSave}
      onClose={() => undefined}
    />,
    { labels },
  );
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Field to change' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Open' }));
  expect(await screen.findByRole('switch', { name: 'Open' })).toHaveProperty('checked', other);
  fireEvent.click(screen.getByRole('button', { name: /^Change 2/ }));
  expect(onSave).toHaveBeenCalledWith({ open: other }, expect.any(Function));
});
