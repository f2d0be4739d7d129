import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { f } from '../../../schemas';
import { enter, press, typeInto } from '../../../tests/fixtures/kinds';

it('reads a day however it is typed, and keeps it while it is half typed', async () => {
  const { input, value, problem } = await enter(f.date(), null);
  typeInto(input(), '3/2/202');
  expect(value()).toBe('3/2/202');
  expect(problem()).toBe('date');
  fireEvent.blur(input());
  expect(input().value).toBe('3/2/202');
  typeInto(input(), '3/2/2026');
  expect(value()).toBe('2026-02-03');
  fireEvent.blur(input());
  expect(input().value).toBe('03-02-2026');
  typeInto(input(), '1/3/26');
  expect(value()).toBe('2026-03-01');
  typeInto(input(), '31-02-2026');
  expect(problem()).toBe('date');
  press('Clear The value');
  expect(value()).toBeNull();
});

it('lets a day be chosen from a calendar', async () => {
  const { value } = await enter(f.date(), '2026-02-03');
  press('Choose a day for The value');
  await act(async () => undefined);
  fireEvent.click(await screen.findByRole('gridcell', { name: '14' }));
  expect(value()).toBe('2026-02-14');
});

it('refuses a moment that is half typed, and reads it in the zone of the browser', async () => {
  const { input, value, problem } = await enter(f.dateTime(), null);
  typeInto(input(), '01-02-2026 1');
  expect(problem()).toBe('date');
  expect(input().value).toBe('01-02-2026 1');
  typeInto(input(), '01-02-2026 10:05');
  expect(value()).toBe(new Date(2026, 1, 1, 10, 5).toISOString());
});

it('reads a time with and without its colon', async () => {
  const { input, value, problem } = await enter(f.time(), null);
  typeInto(input(), '0905');
  expect(value()).toBe('09:05');
  typeInto(input(), '25:00');
  expect(problem()).toBe('time');
});
