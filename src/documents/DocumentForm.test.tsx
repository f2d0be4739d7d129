import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { rowTypes } from '../../schemas/documents';
import { fillIn, rowOf, show } from '../../tests/fixtures/documents';
import { RowPreview } from './RowPreview';

const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });

describe('numbers', () => {
  test.each<['en' | 'nl', string, number]>([
    ['nl', '12,5', 12.5],
    ['nl', '12.5', 12.5],
    ['en', '12.5', 12.5],
    ['en', '12,5', 12.5],
    ['nl', '1.234,5', 1234.5],
  ])('in %s, %s is %d', async (locale, typed, value) => {
    const { field, value: current } = await fillIn([rowOf(3)], { locale });
    type(field(), typed);
    expect(field().value).toBe(typed);
    expect(current(3)).toBe(value);
  });

  test('are written as the language does once the field is left', async () => {
    const { field } = await fillIn([rowOf(3)], { locale: 'nl' });
    type(field(), '12.50');
    fireEvent.blur(field());
    expect(field().value).toBe('12,5');
  });

  test('that are none stay as they were typed, with a message', async () => {
    const { field, value } = await fillIn([rowOf(2)], { isChecked: true });
    type(field(), '12 pieces');
    fireEvent.blur(field());
    expect(field().value).toBe('12 pieces');
    expect(value(2)).toBeNaN();
    expect(screen.getByText('Enter a number')).toBeTruthy();
    expect(field().getAttribute('aria-invalid')).toBe('true');
  });

  test('as amounts take their sign and two digits', async () => {
    const row = rowOf(3, { showAsCurrency: true, currencySign: 'kr' });
    const { field, value } = await fillIn([row], { locale: 'nl', isChecked: true });
    expect(screen.getByText('kr')).toBeTruthy();
    type(field(), 'kr 12,5');
    fireEvent.blur(field());
    expect(field().value).toBe('12,50');
    type(field(), '12,345');
    fireEvent.blur(field());
    expect(field().value).toBe('12,345');
    expect(value(3)).toBe(12.345);
    expect(screen.getByText(/Maximaal .* cijfers achter de komma/)).toBeTruthy();
  });

  test('with too many digits are shown with all of them', async () => {
    const { field } = await fillIn([rowOf(3, { showAsCurrency: true, defaultValue: 12.345 })]);
    expect(field().value).toBe('12.345');
  });
});

describe('choices', () => {
  test('from a list that opens, in the document’s language', async () => {
    const { value } = await fillIn([rowOf(4, { enumId: 7 })]);
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Field' }));
    const options = within(screen.getByRole('listbox')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['None', 'Rood', 'Groen']);
    fireEvent.click(screen.getByRole('option', { name: 'Groen' }));
    expect(value(4)).toBe(2);
  });

  test('by radio buttons', async () => {
    const { value } = await fillIn([rowOf(4, { enumId: 7, enumDisplayMode: 'radio' })]);
    expect(screen.getByRole('group', { name: 'Field' })).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Rood' }));
    expect(value(4)).toBe(1);
  });

  test('of several, by boxes to tick', async () => {
    const { value } = await fillIn([rowOf(4, { enumId: 7, enumDisplayMode: 'checkbox' })]);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Groen' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Rood' }));
    expect(value(4)).toEqual([1, 2]);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Rood' }));
    expect(value(4)).toEqual([2]);
  });

  test('are asked for once, however many rows use the enum', async () => {
    const onAsked = vi.fn();
    const row = rowOf(4, { enumId: 7 });
    await fillIn([row, { ...row, id: 5 }, { ...row, id: 6 }], { onAsked });
    expect(onAsked.mock.calls).toEqual([['enums']]);
  });
});

describe('what must be filled in', () => {
  const rows = [
    rowOf(8, { title: 'Send' }),
    ...([1, 2, 4, 5, 6, 7, 10, 11] as const).map((code) =>
      rowOf(code, { required: true, enumId: 7, title: `Field ${code}` }),
    ),
  ];

  test.each([
    ['en', 'Required'],
    ['nl', 'Verplicht'],
  ] as const)(
    'is said in %s at each field, and the first gets the focus',
    async (locale, message) => {
      await fillIn(rows, { locale });
      expect(screen.queryByText(message)).toBeNull();
      act(() => screen.getByRole('button', { name: 'Send' }).focus());
      fireEvent.click(screen.getByRole('button', { name: 'Send' }));
      expect(screen.getAllByText(message)).toHaveLength(8);
      expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Field 1\b/ }));
    },
  );

  test('is given back by the reset button', async () => {
    const name = rowOf(1, { defaultValue: 'Ann' });
    const { field, value } = await fillIn([
      name,
      rowOf(8, { buttonType: 'reset', title: 'Clear' }),
    ]);
    type(field(), 'Bob');
    expect(value(1)).toBe('Bob');
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(field().value).toBe('Ann');
  });
});

test('a link of a button or a list that could run something is no link', async () => {
  const url = 'javascript:alert(1)';
  await fillIn([
    rowOf(8, { buttonType: 'link', url }),
    rowOf(35, { url, linkText: 'Read on' }),
    rowOf(36, { items: [{ text: 'Item', link: url }] }),
  ]);
  expect(screen.queryAllByRole('link')).toEqual([]);
  expect(screen.getByText('Read on')).toBeTruthy();
});

test('HTML is cleaned', async () => {
  await fillIn([rowOf(34, { html: '<p>Words<img src=x onerror=alert(1)></p>' })]);
  expect(screen.getByText('Words').outerHTML).toBe('<p>Words<img></p>');
});

test.each(rowTypes.map(({ name, code }) => [name, code] as const))(
  'a row of type %s looks as it will, out of reach',
  async (_, code) => {
    const { container } = await show(<RowPreview row={rowOf(code, { linkText: 'Field' })} />);
    expect(container.querySelector('[inert]')?.innerHTML).not.toBe('');
  },
);
