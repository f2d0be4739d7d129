import type { kioskStartScreen as english } from '../../en/screens/kioskStartScreen';

/** What the picture of a kiosk's start screen says; loaded together with it. */
export const kioskStartScreen: typeof english = {
  languages: 'Taal van de teksten',
  caption:
    'Een indruk van het startscherm: de app op de kiosk bepaalt waar elke tekst en afbeelding staat.',
  noTexts: 'In deze taal zijn er nog geen teksten.',
  unreadable: 'Slecht leesbaar:',
  pair: '%{text} op %{on} (contrast %{ratio})',
  ok: 'Alle teksten zijn leesbaar op hun achtergrond.',
};
