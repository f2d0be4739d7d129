import { playlists } from '../../resources/signage/playlists';
import { mediaTypes } from '../../schemas/media/mediaTypes';
import { firstValues } from '../../server/wire/fields';
import { storedRows } from '../../server/wire/rows';
import type { Workshop } from './collections';
import { HOUR, momentBefore } from './moments';
import { type PlaylistText, playlistTexts, waitinglistTexts } from './texts/signage';

const itemsOf = ({ rows }: Workshop, { items }: PlaylistText) => {
  const files = new Map(rows('media').map((file) => [file.fileName, file]));
  return items
    .flatMap(([fileName, seconds, transition = 0]) => {
      const file = files.get(fileName);
      const duration = file?.type === mediaTypes.video ? 0 : seconds;
      return file
        ? [{ mediaId: file.id, priceSheetId: null, duration, transition, deleted: 0 }]
        : [];
    })
    .map((item, index) => ({ id: index + 1, ...item }));
};

/** Adds the playlists of an organisation, made of the files that it has, and its waiting lists. */
export const addSignage = (shop: Workshop): void => {
  const { add, profile, now } = shop;
  for (const text of playlistTexts[profile.code] ?? [])
    add('playlists', {
      ...firstValues(playlists.fields),
      name: text.name,
      description: text.description,
      defDuration: text.defDuration ?? 10,
      showTicker: text.tickerType === undefined ? 0 : 1,
      tickerType: text.tickerType ?? 0,
      playListItems: itemsOf(shop, text),
    });
  for (const [place, [name, description, isActive]] of (
    waitinglistTexts[profile.code] ?? []
  ).entries())
    add('waitinglists', {
      name,
      description,
      active: isActive ? 1 : 0,
      creationDate: momentBefore(now, (place + 2) * 400 * HOUR),
    });
};

/** Shows the first price sheet of an organisation between its deals: the sheets are made of its shop. */
export const addSheetsToPlaylists = ({ rows }: Workshop): void => {
  const [sheet] = rows('pricesheets');
  const playlist = rows('playlists').find(({ showTicker }) => showTicker === 1);
  if (!sheet || !playlist) return;
  const items = storedRows(playlist.playListItems);
  const item = { mediaId: null, priceSheetId: sheet.id, duration: 12, transition: 1, deleted: 0 };
  Object.assign(playlist, { playListItems: [...items, { id: items.length + 1, ...item }] });
};
