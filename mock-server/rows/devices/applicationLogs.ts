import type { Values } from '../../../server/store/Store';
import type { Workshop } from '../../seed/collections';
import { DAY, MINUTE, momentBefore } from '../../seed/moments';

const applicationLines = [
  ['info', 10, '{device}: instellingen opgehaald'],
  ['info', 9, '{kiosk}: order {number} printed'],
  ['info', 6, 'Aanmelding van {person} in de app'],
  ['info', 5, 'Vertalingen gepubliceerd naar {count} schermen'],
  ['info', 5, 'Nightly clean-up removed {count} old files'],
  ['info', 4, 'Nieuwsbrief aangeboden aan {count} ontvangers'],
  ['boot', 6, '{device}: opnieuw opgestart'],
  ['warning', 5, '{kiosk}: papier bijna op'],
  ['warning', 4, '{device}: slow network, {count} retries'],
  ['warning', 2, 'Pincode vijf keer verkeerd ingevoerd door {person}'],
  ['error', 3, '{kiosk}: printer antwoordt niet'],
  ['error', 2, '{kiosk}: payment {number} declined by the terminal'],
  ['error', 1, 'Synchronisatie van artikelen afgebroken na {count} seconden'],
] as const;

/** The organisation's log over the last month, oldest first, denser towards today. */
export const rows = (shop: Workshop): readonly Values[] => {
  const { profile, random, now } = shop;
  const chance = random('applicationLogs');
  const devices = shop.rows('devices');
  const kiosks = devices.filter(({ printer }) => printer !== '');
  const persons = shop.rows('applicationUsers');
  const choices = applicationLines.map((line) => [line, line[1]] as const);
  const ages = Array.from(
    { length: profile.sizes.logs },
    () => chance.next() ** 2 * 30 * DAY + MINUTE,
  );
  return ages
    .toSorted((one, other) => other - one)
    .map((age) => {
      const [type, , text] = chance.weighted(choices);
      const { firstName, insertions, lastName } = chance.pick(persons);
      const device = chance.pick(devices);
      const kiosk = chance.pick(kiosks);
      const subject = text.includes('{kiosk}') ? kiosk : device;
      return {
        date: momentBefore(now, age),
        type,
        deviceId: /\{(device|kiosk)\}/.test(text) ? subject.id : null,
        description: text
          .replace('{device}', String(device.deviceName))
          .replace('{kiosk}', String(kiosk.deviceName))
          .replace('{person}', [firstName, insertions, lastName].filter(Boolean).join(' '))
          .replace('{number}', String(chance.int(1000, 9999)))
          .replace('{count}', String(chance.int(2, 90))),
      };
    });
};
