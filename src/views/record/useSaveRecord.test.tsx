import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../../../tests/fixtures/kinds';
import { rotaLabels, rotas } from '../../../tests/fixtures/rotas';
import { useSaveRecord } from './useSaveRecord';

const { pauses } = vi.hoisted(() => ({ pauses: [] as { ms: number; end(): void }[] }));

vi.mock('../../ui/waiting/pause', () => ({
  pause: (ms: number) => new Promise<void>((end) => pauses.push({ ms, end })),
}));

const base = { id: 3, name: 'Kitchen', shifts: [] };
const sent = {
  base,
  key: undefined,
  isNew: false,
  goesOn: false,
  stored: () => undefined,
  hasMore: () => false,
};

it('reads what was saved anew as much later as the definition says', async () => {
  const update = vi.fn(async () => ({ data: base }));
  const onReload = vi.fn(async () => undefined);
  const definition = { ...rotas, redirect: { ...rotas.redirect, reload: 500 } };
  const Saver = () => {
    const save = useSaveRecord({ definition, mode: 'edit', holder: base, onReload });
    return (
      <button type="button" onClick={() => void save({ ...base, name: 'Bar' }, sent)}>
        Save
      </button>
    );
  };
  await show(<Saver />, { labels: { rotas: rotaLabels }, provider: { update } });
  await act(async () => fireEvent.click(screen.getByRole('button')));
  expect(update).toHaveBeenCalledTimes(1);
  expect(pauses.map(({ ms }) => ms)).toEqual([500]);
  expect(onReload).not.toHaveBeenCalled();
  await act(async () => pauses[0]?.end());
  expect(onReload).toHaveBeenCalledTimes(1);
});
