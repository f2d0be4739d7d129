import type { codes as english } from '../../en/labels/codes';

/** Names of codes that several resources share. */
export const codes: typeof english = {
  languages: {
    'NL-nl': 'Nederlands',
    'EN-gb': 'Engels',
    'DE-de': 'Duits',
    'FR-fr': 'Frans',
    nl: 'Nederlands',
    en: 'Engels',
    de: 'Duits',
    fr: 'Frans',
  },
  weekdays: {
    0: 'Maandag',
    1: 'Dinsdag',
    2: 'Woensdag',
    3: 'Donderdag',
    4: 'Vrijdag',
    5: 'Zaterdag',
    6: 'Zondag',
  },
  weekdaysFromSunday: {
    0: 'Zondag',
    1: 'Maandag',
    2: 'Dinsdag',
    3: 'Woensdag',
    4: 'Donderdag',
    5: 'Vrijdag',
    6: 'Zaterdag',
  },
  filled: { filled: 'Ingevuld', empty: 'Leeg' },
  genders: { M: 'Man', F: 'Vrouw', U: 'Onbekend' },
  standing: { active: 'Actief', upcoming: 'Binnenkort', ended: 'Afgelopen', inactive: 'Inactief' },
  publication: { never: 'Niet gepubliceerd', changed: 'Daarna gewijzigd', current: 'Gepubliceerd' },
};
