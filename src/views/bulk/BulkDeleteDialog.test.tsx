import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../../../tests/fixtures/kinds';
import { rotaLabels, rotas } from '../../../tests/fixtures/rotas';
import BulkDeleteDialog from './BulkDeleteDialog';

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `Rota ${index + 1}` }));

it('names the first of what goes, and has a large number typed', async () => {
  const onDelete = vi.fn();
  await show(
    <BulkDeleteDialog
      definition={rotas}
      rows={rowsOf(25)}
      count={60}
      onDelete={onDelete}
      onClose={() => undefined}
    />,
    { labels: { rotas: rotaLabels } },
  );
  expect(screen.getByText('Rota 1, Rota 2, Rota 3, Rota 4, Rota 5 and 55 more')).toBeTruthy();
  const confirm = screen.getByRole('button', { name: 'Delete' });
  expect(confirm).toHaveProperty('disabled', true);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '60' } });
  fireEvent.click(confirm);
  expect(onDelete).toHaveBeenCalledOnce();
});
