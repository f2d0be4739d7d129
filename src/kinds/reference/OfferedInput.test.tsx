import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { f } from '../../../schemas';
import { contextOf, show } from '../../../tests/fixtures/kinds';
import { toasts } from '../../ui/toasts';
import { OfferedInput } from './OfferedInput';

const field = f.offered({ choices: { fn: 'getParts' }, by: 'source' });
const labels = { things: { fields: { value: 'The value', source: 'the source' } } };
const getChoices = vi.fn(async (..._given: unknown[]) => [
  { id: 4, title: 'Stand number' },
  { id: 5, title: 'Logo' },
]);
const onChange = vi.fn();

const Form = () => {
  const [source, setSource] = useState<number | null>(null);
  const [value, setValue] = useState<{ id: number | null; title: string } | null>(null);
  return (
    <>
      <button type="button" onClick={() => setSource((source ?? 0) + 1)}>
        Next source
      </button>
      <OfferedInput
        {...contextOf(field, { id: 1, source }, labels)}
        field={field}
        id="entry"
        label="Part"
        value={value}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
        onBlur={() => undefined}
        isRequired={false}
      />
    </>
  );
};

beforeEach(async () => {
  vi.clearAllMocks();
  await show(<Form />, { provider: { getChoices } });
});
const input = () => screen.getByLabelText<HTMLInputElement>('Part');
const open = () => fireEvent.mouseDown(input());
const choose = async (name: string) => {
  open();
  fireEvent.click(await screen.findByRole('option', { name }));
};

it('says what has to be chosen first, and asks for nothing before that', async () => {
  open();
  expect(await screen.findByText('Choose the source first')).toBeTruthy();
  expect(toasts.get()).toMatchObject([{ tone: 'error', message: 'Choose the source first' }]);
  expect(getChoices).not.toHaveBeenCalled();
});

it('keeps what is chosen with its title, until something else is chosen first', async () => {
  fireEvent.click(screen.getByText('Next source'));
  await choose('Stand number');
  expect(onChange).toHaveBeenLastCalledWith({ id: 4, title: 'Stand number' });
  expect(input().value).toBe('Stand number');
  fireEvent.click(screen.getByText('Next source'));
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(null));
  expect(input().value).toBe('');
});
