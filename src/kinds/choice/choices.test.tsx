import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { enter, fields } from '../../../tests/fixtures/kinds';

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

it('keeps the last of the codes ticked where one has to stay', async () => {
  const { value } = await enter(fields.choices, ['a']);
  fireEvent.click(box('Apple'));
  expect(value()).toEqual(['a']);
  expect(box('Apple').checked).toBe(true);
  fireEvent.click(box('Pear'));
  fireEvent.click(box('Apple'));
  expect(value()).toEqual(['b']);
});

it('offers a withdrawn code only where it is stored, and never again', async () => {
  const optionsOf = async (stored: unknown) => {
    const { input } = await enter(fields.choice, stored);
    fireEvent.mouseDown(input());
    const options = within(screen.getByRole('listbox')).getAllByRole('option');
    const texts = options.map((o) => `${o.textContent}${o.ariaDisabled === 'true' ? '!' : ''}`);
    cleanup();
    return texts;
  };
  expect(await optionsOf(null)).toEqual(['None', 'Apple', 'Pear']);
  expect(await optionsOf('c')).toEqual(['None', 'Apple', 'Pear', 'Cherry!']);
  expect(await optionsOf('zz')).toEqual(['None', 'Apple', 'Pear', 'zz!']);
});
