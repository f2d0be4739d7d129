/** What the picture of a kiosk's start screen says; loaded together with it. */
export const kioskStartScreen = {
  languages: 'Language of the texts',
  caption:
    'An impression of the start screen: the app on the kiosk decides where each text and picture stands.',
  noTexts: 'There are no texts in this language yet.',
  unreadable: 'Hard to read here:',
  pair: '%{text} on %{on} (contrast %{ratio})',
  ok: 'All texts can be read on their backgrounds.',
};
