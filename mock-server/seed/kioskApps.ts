import { kioskApps } from '../../resources/apps/kioskApps';
import { contentLanguages } from '../../schemas';
import { firstValues } from '../../server/wire/fields';
import type { Workshop } from './collections';
import type { KeepContent } from './keepContent';
import { drawKioskPictures, type KioskPicture } from './kioskPictures';
import { type KioskText, kioskTexts, restaurantApps, textKeys } from './texts/kioskApps';

const DARK = '#1b1f1f';

const coloursOf = ({ palette: [, brand, light], foot = DARK, named }: KioskText) => ({
  backgroundColor: light,
  foregroundColor: DARK,
  backgroundColor2: brand,
  foregroundColor2: '#ffffff',
  backgroundColor3: brand,
  foregroundColor3: '#ffffff',
  backgroundColor4: light,
  foregroundColor4: foot,
  foregroundColor5: '#333333',
  scrollbarsColor: brand,
  ...Object.fromEntries(
    named.flatMap(([name, colour], index) => [
      [`color${index + 1}Name`, name],
      [`color${index + 1}`, colour],
    ]),
  ),
});

const switchesOf = ({ switches }: KioskText) =>
  Object.fromEntries(
    switches.flatMap(([name, isOn], index) => [
      [`bool${index + 1}Name`, name],
      [`bool${index + 1}`, isOn ? 1 : 0],
    ]),
  );

const translationsOf = ({ texts }: KioskText) =>
  contentLanguages
    .flatMap((language) =>
      (texts[language] ?? []).map((value, index) => ({
        language,
        key: textKeys[index],
        value,
        order: index + 1,
      })),
    )
    .map((row, index) => ({ id: index + 1, ...row }));

const filesOf = (pictures: readonly KioskPicture[]) =>
  Object.fromEntries(pictures.map(({ field, fileName }) => [field, fileName]));

/** Adds the kiosk apps of an organisation, and hands the pictures to `keep`. */
export const addKioskApps = async (shop: Workshop, keep: KeepContent): Promise<void> => {
  const { add, profile, rows } = shop;
  const apps = kioskTexts[profile.code] ?? restaurantApps;
  for (const [place, text] of apps.entries()) {
    const pictures = drawKioskPictures(profile.code, text);
    const { id } = add('kioskApps', {
      ...firstValues(kioskApps.fields),
      name: text.name,
      description: text.description,
      deviceGroups: rows('deviceGroups')
        .slice(place, place + 1)
        .map((group) => group.id),
      properties: [{ id: 1, key: 'idleSeconds', value: '60' }],
      playListId: rows('playlists').find(({ name }) => name === text.playlist)?.id ?? null,
      ...coloursOf(text),
      ...switchesOf(text),
      ...filesOf(pictures),
      textTranslations: translationsOf(text),
    });
    for (const { field, fileName, bytes, hash } of pictures) {
      await keep(fileName, bytes);
      const type = 'image/svg+xml';
      add('files', { resource: 'kioskApps', recordId: id, field, hash, size: bytes.length, type });
    }
  }
};
