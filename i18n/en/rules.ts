import type { MessageKey } from '../../schemas';

/** What rules say that any resource may use. */
export const rules = {
  searchTooShort: 'At least 2 characters!',
  required: 'Required',
  nameRequired: 'Name is required',
  number: 'Enter a number',
  integer: 'Enter a whole number',
  minimum: 'Must be at least %{min}',
  maximum: 'Must be at most %{max}',
  maxLength: 'At most %{max} characters',
  email: 'Enter a valid email address',
  phone: 'Enter a valid phone number',
  url: 'Enter a valid web address',
  date: 'Enter a valid date',
  time: 'Enter a valid time',
  colour: 'Enter a colour such as #df9324',
  json: 'This is not valid JSON',
  slug: 'Use only lower-case letters, digits and hyphens',
  choice: 'Choose one of the options offered',
  keepOne: 'Keep at least one selected',
  titleEveryLanguage: 'Enter a title in every language',
  propertiesKeyAndValue: 'All properties must contain key and value',
  propertiesKey: 'All properties must contain a key',
  specificationsKeyAndValue: 'All specifications must contain key and value',
  textKeyAndValue: 'All text must contain key and value',
  addressesMinimum: 'Addresses must contain at least lastname, address and city',
} satisfies Record<MessageKey, string>;
