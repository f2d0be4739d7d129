import { playlists } from '../../resources/signage/playlists';
import { mediaTypes } from '../../schemas/media/mediaTypes';
import { firstValues } from '../../server/wire/fields';
import type { Workshop } from './collections';
import { HOUR, momentBefore } from './moments';
import { type PlaylistText, playlistTexts, waitinglistTexts } from './texts/signage';

const itemsOf = ({ rows }: Workshop, { items }: PlaylistText) => {
  const files = new Map(rows('media').map((file) => [file.fileName, file]));
  return items
    .flatMap(([fileName, seconds, transition = 0]) => {
      const file = files.get(fileName);
      const duration = file?.type === mediaTypes.video ? 0 : seconds;
      return file ? [{ mediaId: file.id, duration, transition, deleted: 0 }] : [];
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
