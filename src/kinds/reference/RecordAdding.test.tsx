import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { session } from '../../../dataProvider/session';
import { f } from '../../../schemas';
import { contextOf, show } from '../../../tests/fixtures/kinds';
import { signIn } from '../../../tests/fixtures/signIn';
import { FieldScope } from '../../fields/FieldScope';
import { RecordMakerContext, type RecordMakerProps } from './RecordMaker';
import { ReferenceInput } from './ReferenceInputs';

const labels = {
  groups: { name: 'Security group |||| Security groups' },
  things: { fields: { value: 'The value' } },
};

/** Stands in for the dialog: makes a record of what was typed. */
const Maker = ({ definition, typed, onMade, onClose }: RecordMakerProps) => (
  <button
    type="button"
    onClick={() => {
      onMade(8, `${typed} of ${definition.name}`);
      onClose();
    }}
  >
    Make it
  </button>
);

const field = f.reference({ to: 'groups' });

const Form = ({ of, mode }: { of: typeof field; mode: 'update' | 'filter' }) => {
  const [value, setValue] = useState<number | null>(null);
  const context = contextOf(of, { id: 5 }, labels);
  const entry = { id: 'form', mode, useControl: () => ({ value, onChange: () => undefined }) };
  return (
    <FieldScope {...context} fields={{ value: of }} entry={entry}>
      <RecordMakerContext value={Maker}>
        <ReferenceInput
          {...context}
          field={of}
          id="entry"
          label="Group"
          value={value}
          onChange={setValue}
          onBlur={() => undefined}
          isRequired={false}
        />
      </RecordMakerContext>
      <output>{value}</output>
    </FieldScope>
  );
};

const input = () => screen.getByRole<HTMLInputElement>('combobox');
const open = async (of = field, mode: 'update' | 'filter' = 'update') => {
  const getChoices = async () => [];
  await show(<Form of={of} mode={mode} />, { labels, provider: { getChoices } });
  fireEvent.mouseDown(input());
  await screen.findByText('Nothing to choose from');
};
const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

afterEach(() => {
  cleanup();
  session.set(null);
});

it('makes a record where it is chosen, called what was typed, and chooses it by its title', async () => {
  signIn('administration', '1111');
  await open();
  expect(offered()).toEqual(['Nothing to choose from', 'Add security group']);
  act(() => input().focus());
  fireEvent.change(input(), { target: { value: 'Cashiers' } });
  fireEvent.click(await screen.findByRole('option', { name: 'Add security group “Cashiers”' }));
  fireEvent.click(screen.getByRole('button', { name: 'Make it' }));
  expect(screen.getByRole('status').textContent).toBe('8');
  expect(input().value).toBe('Cashiers of groups');
  expect(screen.queryByRole('button', { name: 'Make it' })).toBeNull();
});

it('makes none for who may not, nor for a filter', async () => {
  signIn('administration', '0111');
  await open();
  expect(offered()).toEqual([]);
  cleanup();
  signIn('administration', '1111');
  await open(field, 'filter');
  expect(offered()).toEqual([]);
});

it('makes none where not every record can be chosen', async () => {
  signIn('administration', '1111');
  await open(f.reference({ to: 'groups', choices: { fn: 'find', args: { of: 'id' } } }));
  expect(offered()).toEqual([]);
});
