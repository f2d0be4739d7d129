/** Names of codes that several resources share. */
export const codes = {
  languages: {
    'NL-nl': 'Dutch',
    'EN-gb': 'English',
    'DE-de': 'German',
    'FR-fr': 'French',
    nl: 'Dutch',
    en: 'English',
    de: 'German',
    fr: 'French',
  },
  genders: { M: 'Male', F: 'Female', U: 'Unknown' },
  publication: { never: 'Not published', changed: 'Changed since', current: 'Published' },
};
