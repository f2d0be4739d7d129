/** The languages in which visitors read: those of the reservation settings; Dutch and English while there are none. */
export const visitorLanguages = {
  languages: ['nl', 'en', 'de'],
  available: {
    method: 'GET',
    path: 'reservation-config',
    answeredIn: 'data.supportedLocales',
    firstIn: 'data.primaryLocale',
    default: ['nl', 'en'],
  },
} as const;

/** The same, with German among them while the settings can't be read. */
export const visitorLanguagesWithGerman = {
  ...visitorLanguages,
  available: { ...visitorLanguages.available, default: ['nl', 'en', 'de'] },
} as const;
