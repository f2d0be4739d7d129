import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { rowTypes } from '../../schemas/documents';
import { editOptions, rowOf } from '../../tests/fixtures/documents';

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string | RegExp, value: string) =>
  fireEvent.change(field(name), { target: { value } });

test('a change reports the option that changed and no other', async () => {
  const { patches } = await editOptions(rowOf(1));
  type('Title', 'Name');
  fireEvent.click(field('Required'));
  expect(patches).toEqual([{ options: { title: 'Name' } }, { options: { required: true } }]);
});

test('the sign of a currency is asked for while amounts are shown as one', async () => {
  await editOptions(rowOf(3));
  expect(screen.queryByLabelText('Currency sign')).toBeNull();
  fireEvent.click(field('Show as an amount of money'));
  expect(field('Currency sign').value).toBe('€');
});

test('what is wrong is said at the option', async () => {
  const { options } = await editOptions(rowOf(35));
  type('Address', 'javascript:alert(1)');
  expect(options().url).toBe('javascript:alert(1)');
  expect(field('Address').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(/^Enter an address that starts with/)).toBeTruthy();
});

describe.each([
  ['en', 'Alignment', 'Centre'],
  ['nl', 'Uitlijning', 'Midden'],
] as const)('a choice in %s', (locale, label, choice) => {
  test('has its name, and the words of its values', async () => {
    const { patches } = await editOptions(rowOf(30), { locale });
    const choices = within(screen.getByRole('group', { name: label }));
    expect(choices.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([
      true,
      false,
      false,
    ]);
    fireEvent.click(choices.getByRole('radio', { name: choice }));
    expect(patches).toEqual([{ options: { textAlignment: 'center' } }]);
  });
});

test('what helps with an option is beneath it, and read out with it', async () => {
  await editOptions(rowOf(33));
  const message = screen.getByText('Without sound');
  expect(field('Starts by itself').getAttribute('aria-describedby')).toBe(message.id);
});

test('nothing can be changed in options that are only read', async () => {
  await editOptions(rowOf(8), { isReadOnly: true });
  const inputs = [...screen.getAllByRole('textbox'), ...screen.getAllByRole('radio')];
  expect(inputs.filter((input) => !input.matches(':disabled'))).toEqual([]);
  await editOptions(rowOf(33), { isReadOnly: true });
  expect(field('Starts by itself').disabled).toBe(true);
});

describe('items of a list', () => {
  const items = [
    { text: 'One', link: '' },
    { text: 'Two', link: '/two' },
  ];

  test('are added, edited, moved and removed by buttons', async () => {
    const { options } = await editOptions(rowOf(36, { items }));
    fireEvent.click(screen.getByRole('button', { name: 'Add an item' }));
    expect(document.activeElement).toBe(field('Text of item 3'));
    type('Text of item 3', 'Three');
    fireEvent.click(screen.getByRole('button', { name: 'Move item 3 up' }));
    expect(options().items).toEqual([items[0], { text: 'Three', link: '' }, items[1]]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move item 2 up' }));
    fireEvent.click(screen.getByRole('button', { name: 'Remove item 1' }));
    expect(options().items).toEqual([{ text: 'Three', link: '' }, items[1]]);
    expect(document.activeElement).toBe(field('Text of item 1'));
  });

  test('have their own messages', async () => {
    await editOptions(rowOf(36, { items }));
    type('Link of item 2', '//evil.example');
    expect(field('Link of item 2').getAttribute('aria-invalid')).toBe('true');
    expect(field('Link of item 1').getAttribute('aria-invalid')).toBe('false');
  });
});

test('a choice starts with a value of the enum that is chosen beside it', async () => {
  const { options } = await editOptions(rowOf(4, { enumId: 7 }));
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Default value' }));
  fireEvent.click(screen.getByRole('option', { name: 'Groen' }));
  expect(options().defaultValue).toBe(2);
});

describe.each(['en', 'nl'] as const)('in %s', (locale) => {
  test.each(rowTypes.map(({ name, code }) => [name, code] as const))(
    'every option of %s has its text',
    async (_, code) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      await editOptions(rowOf(code, { showAsCurrency: true, buttonType: 'link' }), { locale });
      expect([...warn.mock.calls, ...error.mock.calls]).toEqual([]);
    },
  );
});
