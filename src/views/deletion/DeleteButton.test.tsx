import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { show } from '../../../tests/fixtures/kinds';
import { rotaLabels, rotas } from '../../../tests/fixtures/rotas';
import { DeleteButton } from './DeleteButton';

const row = { id: 3, name: 'Kitchen' };
const whole = { id: 3, name: 'Kitchen and bar', shifts: [], '@version': 'own:4fQ0' };
const getOne = vi.fn(async () => ({ data: whole }));
const remove = vi.fn(async (..._given: unknown[]) => ({ data: { id: 3 } }));

const getUsage = vi.fn(async () => ({
  using: [],
  refused: [] as string[],
  kept: [] as number[],
  doubts: [],
}));

beforeEach(() => {
  getUsage.mockClear();
  getOne.mockReset().mockResolvedValue({ data: whole });
  remove.mockClear();
});
const open = async () => {
  await show(<DeleteButton definition={rotas} record={row} isInRow />, {
    labels: { rotas: rotaLabels },
    provider: { getOne, delete: remove, getUsage },
  });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Delete Kitchen' })));
};
/** What is asked about is read first. */
const confirm = async () => {
  const button = await screen.findByRole('button', { name: 'Delete' });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  await act(async () => fireEvent.click(button));
  await waitFor(() => expect(remove).toHaveBeenCalled());
};

it('asks about the record of a row as it is by then, and deletes it as it was seen', async () => {
  await open();
  expect(await screen.findByText(/Kitchen and bar/)).toBeTruthy();
  await confirm();
  expect(remove.mock.lastCall?.[1]).toMatchObject({ id: 3, previousData: whole });
});

it('deletes what the row shows where the record can not be read', async () => {
  getOne.mockRejectedValue(new Error('Not now'));
  await open();
  await confirm();
  expect(remove.mock.lastCall?.[1]).toMatchObject({ id: 3, previousData: row });
});

it('says why a record must stay, and offers no way to delete it', async () => {
  getUsage.mockResolvedValueOnce({
    using: [],
    refused: ['It is the last kitchen'],
    kept: [1],
    doubts: [],
  });
  await open();
  expect(await screen.findByText('It is the last kitchen')).toBeTruthy();
  expect(screen.getByText(/can’t be deleted/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveProperty('disabled', true);
});
