import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { f } from '../../../schemas';
import { contextOf, enter, show, typeInto, viewOf } from '../../../tests/fixtures/kinds';

it('takes a comma and a dot, and tidies the text when the field is left', async () => {
  const { input, value } = await enter(f.decimal(), null, { locale: 'nl' });
  typeInto(input(), '12,50');
  expect(value()).toBe(12.5);
  expect(input().value).toBe('12,50');
  fireEvent.blur(input());
  expect(input().value).toBe('12,5');
  typeInto(input(), '0.25');
  expect(value()).toBe(0.25);
});

it('keeps text that is no number, and lets the check refuse it', async () => {
  const { input, value, problem } = await enter(f.integer(), 5);
  typeInto(input(), '12 monkeys');
  expect(value()).toBeNaN();
  expect(problem()).toBe('number');
  fireEvent.blur(input());
  expect(input().value).toBe('12 monkeys');
  typeInto(input(), '');
  expect(value()).toBeNull();
});

it('takes euros for cents, without losing one', async () => {
  const { input, value, problem } = await enter(f.cents(), 250);
  expect(input().value).toBe('2.50');
  typeInto(input(), '1.15');
  expect(value()).toBe(115);
  typeInto(input(), '1.249,95');
  expect(value()).toBe(124995);
  // Thousands or thousandths: whoever typed it has to say.
  typeInto(input(), '1.250');
  expect(problem()).toBe('amount');
});

it('reports what is wrong with an amount of too many decimals', async () => {
  const { input, problem } = await enter(f.money(), null);
  typeInto(input(), '12.345');
  expect(problem()).toBe('amount');
  fireEvent.blur(input());
  expect(input().value).toBe('12.345');
  typeInto(input(), '8.29');
  expect(problem()).toBeUndefined();
});

it('shows them as the locale writes them', async () => {
  const { Show } = viewOf('cents');
  await show(<Show {...contextOf(f.cents())} value={-124995} />, { locale: 'nl' });
  expect(document.body.textContent).toMatch(/€\s-1\.249,95/);
});

it.each([
  ['no amount', f.money(), 0, 1],
  ['an amount', f.money(), 0.01, 0],
  ['no cents', f.cents(), 0, 1],
  // Of what is counted none is an answer.
  ['no number', f.integer(), 0, 0],
] as const)('marks %s for tables, where none is quiet', async (_, field, value, marked) => {
  const { Show } = viewOf(field.kind);
  const { container } = await show(<Show {...contextOf(field)} value={value} isCell />);
  expect(container.querySelectorAll('[data-none]')).toHaveLength(marked);
});

it.each([
  [5, 'vanaf € 3,95'],
  [3.95, '€ 3,95'],
  [null, '€ 3,95'],
])('is shown as the lowest of several where the highest is %s', async (highest, text) => {
  const { Show } = viewOf('money');
  const context = contextOf(f.money({ upTo: 'highest' }));
  await show(<Show {...context} record={{ highest }} value={3.95} />, { locale: 'nl' });
  expect(document.body.textContent?.replaceAll('\u00a0', ' ')).toBe(text);
});
