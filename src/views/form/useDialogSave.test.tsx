import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { show } from '../../../tests/fixtures/kinds';
import { rotaLabels, rotas } from '../../../tests/fixtures/rotas';
import { useDialogSave } from './useDialogSave';

afterEach(cleanup);

const base = { id: 3, name: 'Kitchen', shifts: [] };

/** Saves a record of which some fields have calls that fail. */
const saveRecord = async (id: number | 'add', notStored: readonly string[]) => {
  const answered = vi.fn(async () => ({ data: { ...base, notStored } }));
  const stored = vi.fn();
  const close = vi.fn();
  const sent = {
    base,
    key: undefined,
    isNew: id === 'add',
    goesOn: false,
    stored,
    hasMore: () => notStored.length > 0,
  };
  const Saver = () => {
    const save = useDialogSave({ definition: rotas, id, onClose: close });
    return (
      <button type="button" onClick={() => void save(base, sent)}>
        Save
      </button>
    );
  };
  await show(<Saver />, {
    labels: { rotas: rotaLabels },
    provider: { update: answered, create: answered },
  });
  await act(async () => fireEvent.click(screen.getByRole('button')));
  expect(answered).toHaveBeenCalledOnce();
  return { stored, close };
};

it('stays open with what of a change couldn’t be stored', async () => {
  const { stored, close } = await saveRecord(3, ['shifts']);
  expect(stored).toHaveBeenCalledExactlyOnceWith(undefined, base, ['shifts']);
  expect(close).not.toHaveBeenCalled();
});

it('closes over a new record, of which a draft is made of what couldn’t be stored', async () => {
  const { stored, close } = await saveRecord('add', ['shifts']);
  expect(stored).toHaveBeenCalledExactlyOnceWith(3, base, ['shifts']);
  expect(close).toHaveBeenCalledOnce();
});

it('closes once all is stored', async () => {
  const { close } = await saveRecord(3, []);
  expect(close).toHaveBeenCalledOnce();
});
