/** Messages that rules of any resource may give; their texts are in `i18n/<locale>/rules.ts`. */
export const messageKeys = [
  'required',
  'searchTooShort',
  'nameRequired',
  'number',
  'integer',
  'minimum',
  'maximum',
  'maxLength',
  'email',
  'phone',
  'url',
  'date',
  'time',
  'colour',
  'json',
  'slug',
  'choice',
  'keepOne',
  'titleEveryLanguage',
  'propertiesKeyAndValue',
  'propertiesKey',
  'specificationsKeyAndValue',
  'textKeyAndValue',
  'addressesMinimum',
] as const;

export type MessageKey = (typeof messageKeys)[number];
