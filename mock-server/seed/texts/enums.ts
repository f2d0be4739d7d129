/** A value: its code, its text in Dutch and in English, and whether it is the right answer. */
export type EnumValue = readonly [code: string, dutch: string, english: string, state?: 'right'];

export interface EnumText {
  readonly description: string;
  readonly tags: string;
  readonly values: readonly EnumValue[];
}

/** Enums by name. A row of a document that asks for a choice offers the enum of its own title. */
export const enumTexts: Readonly<Record<string, EnumText>> = {
  Dieet: {
    description: 'Waar de keuken rekening mee houdt',
    tags: 'keuken,gast',
    values: [
      ['alles', 'Eet alles', 'Eats everything'],
      ['vega', 'Vegetarisch', 'Vegetarian'],
      ['vegan', 'Veganistisch', 'Vegan'],
      ['halal', 'Halal', 'Halal'],
      ['gluten', 'Glutenvrij', 'Gluten-free'],
    ],
  },
  'Soort storing': {
    description: 'Waar het apparaat last van heeft',
    tags: 'service',
    values: [
      ['scherm', 'Scherm blijft zwart', 'Screen stays black'],
      ['aanraken', 'Reageert niet op aanraken', 'Does not react to touch'],
      ['printer', 'Bonprinter', 'Receipt printer'],
      ['pin', 'Pinnen lukt niet', 'Card payments fail'],
      ['netwerk', 'Geen verbinding', 'No connection'],
    ],
  },
  'Waarmee maakt u een scherm schoon?': {
    description: 'Vraag van de kennistoets',
    tags: 'toets',
    values: [
      ['a', 'Glasreiniger uit een spuitbus', 'Glass cleaner from a spray can'],
      ['b', 'Een licht vochtige microvezeldoek', 'A slightly damp microfibre cloth', 'right'],
      ['c', 'Een schuurspons', 'A scouring pad'],
    ],
  },
  'Wat doet u als de bon blijft hangen?': {
    description: 'Vraag van de kennistoets',
    tags: 'toets',
    values: [
      ['a', 'Aan het papier trekken', 'Pull the paper'],
      [
        'b',
        'De klep openen en de rol recht leggen',
        'Open the lid and straighten the roll',
        'right',
      ],
      ['c', 'De kiosk van de stroom halen', 'Unplug the kiosk'],
    ],
  },
  'Hoe hoorde u van ons?': {
    description: 'Voor wie wil weten wat reclame oplevert',
    tags: 'onderzoek',
    values: [
      ['vrienden', 'Via vrienden', 'From friends'],
      ['krant', 'In de krant', 'In the newspaper'],
      ['internet', 'Op internet', 'On the internet'],
      ['langs', 'Ik kwam er langs', 'I came past'],
    ],
  },
  Belangstelling: {
    description: 'Waarover een bezoeker graag hoort',
    tags: 'bezoeker',
    values: [
      ['haven', 'De haven', 'The harbour'],
      ['techniek', 'Techniek', 'Engineering'],
      ['foto', 'Fotografie', 'Photography'],
      ['kinderen', 'Voor kinderen', 'For children'],
    ],
  },
  'Beschikbare dagen': {
    description: 'Dagen waarop het museum open is',
    tags: 'vrijwilliger',
    values: [
      ['di', 'Dinsdag', 'Tuesday'],
      ['wo', 'Woensdag', 'Wednesday'],
      ['do', 'Donderdag', 'Thursday'],
      ['vr', 'Vrijdag', 'Friday'],
      ['za', 'Zaterdag', 'Saturday'],
      ['zo', 'Zondag', 'Sunday'],
    ],
  },
  'Wat tilde de zilveren kraan in 1912?': {
    description: 'Vraag van de speurtocht',
    tags: 'quiz',
    values: [
      ['a', 'Steenkool', 'Coal', 'right'],
      ['b', 'Auto’s', 'Cars'],
      ['c', 'Containers', 'Containers'],
    ],
  },
  'Hoe heet de sleepboot aan de kade?': {
    description: 'Vraag van de speurtocht',
    tags: 'quiz',
    values: [
      ['a', 'Johanna', 'Johanna'],
      ['b', 'Hendrika', 'Hendrika', 'right'],
      ['c', 'Cornelia', 'Cornelia'],
    ],
  },
  'Kind of garden': {
    description: 'What a card holder looks after',
    tags: 'card',
    values: [
      ['balkon', 'Balkon', 'Balcony'],
      ['stad', 'Stadstuin', 'Town garden'],
      ['moestuin', 'Moestuin', 'Vegetable garden'],
      ['erf', 'Erf of weide', 'Yard or meadow'],
    ],
  },
  Workshop: {
    description: 'What one can sign up for',
    tags: 'workshop',
    values: [
      ['krans', 'Kransen maken', 'Making wreaths'],
      ['bollen', 'Bollen planten', 'Planting bulbs'],
      ['bak', 'Balkonbakken', 'Balcony boxes'],
    ],
  },
  Kleuren: {
    description: 'Kleuren van het bruidswerk',
    tags: 'bloemist',
    values: [
      ['wit', 'Wit', 'White'],
      ['pastel', 'Pasteltinten', 'Pastels'],
      ['rood', 'Dieprood', 'Deep red'],
      ['veld', 'Veldbloemen', 'Wild flowers'],
    ],
  },
};
