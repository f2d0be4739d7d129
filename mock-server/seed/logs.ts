import { MINUTE, momentBefore } from './moments';
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
