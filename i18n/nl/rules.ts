import type { MessageKey } from '../../schemas';

/** What rules say that any resource may use. */
export const rules = {
  searchTooShort: 'Minstens 2 tekens!',
  required: 'Verplicht',
  nameRequired: 'Naam is verplicht',
  number: 'Vul een getal in',
  integer: 'Vul een geheel getal in',
  minimum: 'Moet minimaal %{min} zijn',
  maximum: 'Mag maximaal %{max} zijn',
  maxLength: 'Maximaal %{max} tekens',
  email: 'Vul een geldig e-mailadres in',
  phone: 'Vul een geldig telefoonnummer in',
  url: 'Vul een geldig webadres in',
  date: 'Vul een geldige datum in',
  time: 'Vul een geldige tijd in',
  colour: 'Vul een kleur in, zoals #df9324',
  json: 'Dit is geen geldige JSON',
  slug: 'Gebruik alleen kleine letters, cijfers en koppeltekens',
  choice: 'Kies een van de aangeboden opties',
  keepOne: 'Er moet minimaal één geselecteerd blijven',
  titleEveryLanguage: 'Vul in elke taal een titel in',
  propertiesKeyAndValue: 'Alle eigenschappen moeten een sleutel en een waarde hebben',
  propertiesKey: 'Alle eigenschappen moeten een sleutel hebben',
  specificationsKeyAndValue: 'Alle specificaties moeten een sleutel en een waarde hebben',
  textKeyAndValue: 'Alle teksten moeten een sleutel en een waarde hebben',
  addressesMinimum: 'Adressen moeten minimaal achternaam, adres en plaats bevatten',
} satisfies Record<MessageKey, string>;
