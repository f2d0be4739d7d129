import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { compare } from '../../../tests/fixtures/compare';

const noHours = Object.fromEntries(
  ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].flatMap((day) => [
    [`${day}Start`, null],
    [`${day}End`, null],
  ]),
);

const item = (id: number, playListId: number, playlistName: string, more: object = {}) => ({
  ...{ id, playListId, playlistName, brightness: 100, continuesPlay: false, ...noHours },
  ...more,
});

const monday = (monStart: string, monEnd: string) => ({ monStart, monEnd });

const schedule = (...schedules: object[]) => ({ id: 5, name: 'Week', deviceGroups: [], schedules });

const barsIn = (side: HTMLElement) =>
  [...side.querySelectorAll<HTMLElement>('[data-bar]')].map(({ ariaLabel }) => ariaLabel);

const legendIn = (side: HTMLElement) =>
  within(within(side).getByRole('list', { name: 'What the colours stand for' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('a schedule is compared as its week, and nothing in it can be done', async () => {
  const past = schedule(item(1, 7, 'Zomer', monday('08:00', '19:00')));
  const present = schedule(
    item(1, 7, 'Zomer', monday('08:00', '12:00')),
    item(2, 8, 'Winter', monday('09:00', '17:00')),
    item(3, 8, 'Winter'),
  );
  const { before, now } = await compare('schedules', present, past);
  expect(await within(before).findByRole('region', { name: 'Week at a glance' })).toBeTruthy();
  expect(barsIn(before)).toEqual(['Mon 08:00–19:00 Zomer']);
  expect(barsIn(now)).toEqual(['Mon 08:00–12:00 Zomer', 'Mon 09:00–17:00 Winter']);
  expect(legendIn(now)).toEqual(['Zomer', 'Winter']);
  // What overlaps stands beside each other.
  const [first, second] = now.querySelectorAll<HTMLElement>('[data-bar]');
  expect(first?.style.left).not.toBe(second?.style.left);
  expect(within(before).queryByRole('button')).toBeNull();
  expect(within(before).getAllByRole('img')).toHaveLength(1);
});

test('an item whose playlist is gone is named by its place', async () => {
  const past = schedule(
    item(1, 7, 'Zomer', monday('08:00', '09:00')),
    item(2, 9, '', monday('10:00', '11:00')),
  );
  const { before, now } = await compare('schedules', schedule(), past, { locale: 'nl' });
  expect(await within(now).findByRole('region', { name: 'Week in één oogopslag' })).toBeTruthy();
  expect(barsIn(now)).toEqual([]);
  expect(await within(before).findAllByRole('img')).toHaveLength(2);
  expect(barsIn(before)).toEqual(['ma 08:00–09:00 Zomer', 'ma 10:00–11:00 Onderdeel 2']);
});
