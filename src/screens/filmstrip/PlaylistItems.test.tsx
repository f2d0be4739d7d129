import { fireEvent, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { compare } from '../../../tests/fixtures/compare';
import { signIn } from '../../../tests/fixtures/signIn';
import type { Item } from './items';

const item = (id: number, title: string, more: Partial<Item> = {}): Item => ({
  ...{ id, title, filename: `${title}.png`, mimeType: 'image/png', src: `/files?id=${id}` },
  ...{ mediaId: id, priceSheetId: null, duration: 10, transition: 0, deleted: false },
  ...more,
});

const playlist = (playListItems: readonly Item[], more: object = {}) => ({
  ...{ id: 3, name: 'Hal', defDuration: 8, showTicker: false, tickerType: 0, playListItems },
  ...more,
});

const [beach, terrace] = [item(1, 'Strand'), item(2, 'Terras', { duration: 5, transition: 1 })];

const cardsIn = (side: HTMLElement) =>
  within(side)
    .getAllByRole('group')
    .map((card) => card.getAttribute('aria-label'));

test('a playlist is compared as its items follow each other', async () => {
  signIn('media', '0100');
  const past = playlist([beach], { showTicker: true, tickerType: 2 });
  const { before, now } = await compare('playlists', playlist([terrace, beach]), past);
  expect(await within(before).findByText('Runs 0:10')).toBeTruthy();
  expect(cardsIn(before)).toEqual(['Item 1 of 1: Strand']);
  expect(cardsIn(now)).toEqual(['Item 1 of 2: Terras', 'Item 2 of 2: Strand']);
  expect(within(now).getByText('Runs 0:15')).toBeTruthy();
  expect(within(now).getByText('5 s · Fade')).toBeTruthy();
  expect(within(before).getByText(/^Ticker, type 2/)).toBeTruthy();
  expect(within(now).queryByText(/^Ticker/)).toBeNull();
});

test('what an item showed and is gone since has its place', async () => {
  signIn('media', '0100');
  const gone = item(1, '', { filename: '', mimeType: '', src: '' });
  const sheet = item(3, '', { src: '', mediaId: null, priceSheetId: 9 });
  const past = playlist([gone, sheet, terrace]);
  const { before, now } = await compare('playlists', playlist([]), past, { locale: 'nl' });
  expect(await within(now).findByText('Er wordt nog niets getoond.')).toBeTruthy();
  expect(cardsIn(before)).toEqual([
    'Onderdeel 1 van 3: Niet meer aanwezig',
    'Onderdeel 2 van 3: Niet meer aanwezig',
    'Onderdeel 3 van 3: Terras',
  ]);
  const picture = before.querySelector('img');
  expect(picture?.getAttribute('src')).toBe('/files?id=2&thumbnail=1');
  if (picture) fireEvent.error(picture);
  expect(before.querySelector('img')).toBeNull();
});

test('nobody sees files there who may not see them elsewhere', async () => {
  signIn('signage', '0100');
  const { before } = await compare('playlists', playlist([]), playlist([beach]));
  expect(await within(before).findByText('Strand')).toBeTruthy();
  expect(before.querySelector('img')).toBeNull();
});
