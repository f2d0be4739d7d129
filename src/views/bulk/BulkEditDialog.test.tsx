import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { defineResource, f } from '../../../schemas';
import { show } from '../../../tests/fixtures/kinds';
import { signIn } from '../../../tests/fixtures/signIn';
import BulkEditDialog from './BulkEditDialog';

const bins = defineResource({
  name: 'bins',
  module: 'webshop',
  menu: false,
  title: 'name',
  fields: { name: f.text({ required: true }), note: f.text() },
  list: { columns: ['name', 'note'], bulkEdit: ['note'] },
});
const labels = { bins: { one: 'Bin', several: 'Bins', fields: { name: 'Name', note: 'Note' } } };

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
