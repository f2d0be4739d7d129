import type { Workshop } from './collections';
import { DAY, MINUTE, momentBefore } from './moments';
import type { Machine } from './profiles/Profile';
import type { Random } from './random';

const screenLines = [
  ['boot', 'System started'],
  ['boot', 'Restarted after update to 6.3.2'],
  ['info', 'Content synchronised, 14 files'],
  ['info', 'Tijd bijgesteld met 2 seconden'],
  ['info', 'Nieuwe instellingen ontvangen'],
  ['warning', 'Signal strength below 30 %'],
  ['warning', 'Opslag voor 85 % vol'],
  ['error', 'Geen netwerk, 3 pogingen'],
] as const;

const kioskLines = [
  ...screenLines,
  ['info', 'Printer connected'],
  ['warning', 'Papier bijna op'],
  ['warning', 'Betaalautomaat antwoordt traag'],
  ['error', 'Printer antwoordt niet'],
  ['error', 'Payment terminal unreachable'],
] as const;

/**
 * A device's own log, oldest first.
 *
 * @param silence milliseconds since the device was last heard of; nothing is newer
 */
export const deviceLogs = (random: Random, machine: Machine, now: Date, silence: number) => {
  const lines = machine === 'kiosk' ? kioskLines : screenLines;
  const ages = Array.from({ length: random.int(1, 6) }, () => random.int(0, 20 * 24 * 60) * MINUTE);
  return ages
    .sort((one, other) => other - one)
    .map((age, index) => {
      const [type, message] = random.pick<readonly [string, string]>(lines);
      return { id: index + 1, date: momentBefore(now, silence + age), type, message };
    });
};

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

/** Adds the organisation's log over the last month, oldest first, denser towards today. */
export const addApplicationLogs = ({ profile, random, now, add, rows }: Workshop): void => {
  const chance = random('applicationLogs');
  const devices = rows('devices');
  const kiosks = devices.filter(({ printer }) => printer !== '');
  const persons = rows('applicationUsers');
  const choices = applicationLines.map((line) => [line, line[1]] as const);
  const ages = Array.from(
    { length: profile.sizes.logs },
    () => chance.next() ** 2 * 30 * DAY + MINUTE,
  );
  for (const age of ages.sort((one, other) => other - one)) {
    const [type, , text] = chance.weighted(choices);
    const { firstName, insertions, lastName } = chance.pick(persons);
    add('applicationLogs', {
      date: momentBefore(now, age),
      type,
      description: text
        .replace('{device}', String(chance.pick(devices).deviceName))
        .replace('{kiosk}', String(chance.pick(kiosks).deviceName))
        .replace('{person}', [firstName, insertions, lastName].filter(Boolean).join(' '))
        .replace('{number}', String(chance.int(1000, 9999)))
        .replace('{count}', String(chance.int(2, 90))),
    });
  }
};
