import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Values } from '../../../dataProvider/values';
import { emptyValues, type Mode } from '../../../schemas';
import { show } from '../../../tests/fixtures/kinds';
import { rotaLabels, rotas } from '../../../tests/fixtures/rotas';
import { useLabels } from '../../fields/labels';
import { RowDialog } from './RowDialog';

const { closures } = rotas.subLists;
const { fields = {}, layout } = closures ?? {};
const onSave = vi.fn(async () => true);

const Dialog = ({ mode, row, given }: { mode: Mode; row: Values; given?: Values }) => (
  <RowDialog
    definition={rotas}
    title="Closures"
    fields={fields}
    layout={layout}
    labelScope={useLabels('rotas').subList('closures')}
    row={row}
    given={given}
    mode={mode}
    holder={{ id: 1 }}
    isBusy={false}
    onSave={onSave}
    onClose={() => undefined}
  />
);

const open = (mode: Mode, row: Values = emptyValues(fields)) =>
  show(<Dialog mode={mode} row={row} />, { labels: { rotas: rotaLabels } });

it('begins behind what the place has given', async () => {
  const begins = { reason: 'Ice' };
  const row = { ...emptyValues(fields), ...begins };
  await show(<Dialog mode="create" row={row} given={begins} />, { labels: { rotas: rotaLabels } });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('From')));
});

describe('a row whose dialog has a layout', () => {
  it('stands in sections, and shares lines, as the layout says', async () => {
    await open('create');
    expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
      'Why',
      'Times',
    ]);
    const line = screen.getByLabelText('From').closest('section > div');
    expect(line?.contains(screen.getByLabelText('Until'))).toBe(true);
    expect(line?.contains(screen.getByLabelText('Reason *'))).toBe(false);
  });

  it('shows what nobody enters once the row is stored', async () => {
    await open('create');
    expect(screen.queryByText('Entered by')).toBeNull();
    cleanup();
    await open('update', { closureId: 1, reason: 'Ice', enteredBy: 'Bo', from: null, until: null });
    expect(screen.getByRole('group', { name: 'Entered by' }).textContent).toContain('Bo');
  });

  it('is checked field by field before it is sent', async () => {
    await open('create');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('alert').textContent).toBe('Not saved yet. Please look at Reason.');
    expect(screen.getByText('Required')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Reason *'));
    screen.getByLabelText('Reason *').blur();
    fireEvent.click(screen.getByRole('button', { name: 'Reason' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Reason *'));
    fireEvent.change(screen.getByLabelText('Reason *'), { target: { value: 'Ice' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSave).toHaveBeenCalledWith(
      expect.objectContaining({ reason: 'Ice' }),
      expect.any(String),
    );
  });
});
