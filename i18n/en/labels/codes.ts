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
  /** From Monday on. */
  weekdays: {
    0: 'Monday',
    1: 'Tuesday',
    2: 'Wednesday',
    3: 'Thursday',
    4: 'Friday',
    5: 'Saturday',
    6: 'Sunday',
  },
  weekdaysFromSunday: {
    0: 'Sunday',
    1: 'Monday',
    2: 'Tuesday',
    3: 'Wednesday',
    4: 'Thursday',
    5: 'Friday',
    6: 'Saturday',
  },
  filled: { filled: 'Filled in', empty: 'Empty' },
  genders: { M: 'Male', F: 'Female', U: 'Unknown' },
  standing: { active: 'Active', upcoming: 'Upcoming', ended: 'Ended', inactive: 'Inactive' },
  publication: { never: 'Not published', changed: 'Changed since', current: 'Published' },
};
