import { account, allergens, buttons, order, payment, receipt } from './ordering';
import type { TextGroup } from './TextGroup';
import { accessibility, faults, plants, screensaver, tickets, wayfinding } from './visiting';

/** The groups of screen texts, by the name that the back office shows. */
export const textGroups = {
  Knoppen: buttons,
  Bestellen: order,
  Betalen: payment,
  'Bon en afhalen': receipt,
  Allergenen: allergens,
  'Account en inloggen': account,
  Tickets: tickets,
  Wegwijzers: wayfinding,
  Storingen: faults,
  Toegankelijkheid: accessibility,
  Wachtscherm: screensaver,
  'Plant care': plants,
} as const satisfies Readonly<Record<string, TextGroup>>;

export type TextGroupName = keyof typeof textGroups;

export const textGroupNames = Object.keys(textGroups) as readonly TextGroupName[];
