import type { ProductText } from './ProductText';

/** Tickets, and the museum shop. */
export const museumProducts: readonly ProductText[] = [
  ['Entree volwassene', 'Admission adult', 14.5, { category: 0 }],
  ['Entree kind', 'Admission child', 8, { category: 0 }],
  ['Gezinskaart', 'Family ticket', 39, { category: 0 }],
  ['Museumplattegrond', 'Museum map', 2.5, { category: 1 }],
  [
    'Rondvaart havens',
    'Harbour cruise',
    11,
    {
      category: 0,
      forms: [
        ['Volwassene', 'Adult', 11],
        ['Kind', 'Child', 6.5],
      ],
    },
  ],
  ['Audiotour', 'Audio tour', 4, { category: 0 }],
  [
    'Boek Een eeuw kranen',
    'Book A century of cranes',
    27.5,
    {
      category: 1,
      forms: [
        ['Nederlands', 'Dutch', 27.5],
        ['Engels', 'English', 29.5],
      ],
    },
  ],
  ['Bouwpakket sleepboot', 'Tugboat kit', 18.95, { category: 2 }],
  ['Kaartenset', 'Postcard set', 5, { category: 1 }],
  ['Keycord', 'Lanyard', 3.5, { category: 2 }],
  ['Avondopenstelling', 'Evening opening', 17.5, { category: 0, isOff: true }],
  ['Poster 1912', 'Poster 1912', 12.5, { category: 1, isOff: true }],
  ['Winter night tour', 'Winter night tour', 19, { category: 0, isOff: true }],
  [
    'T-shirt Havenkraan',
    'T-shirt Harbour crane',
    24.95,
    {
      category: 2,
      forms: [
        ['Maat S', 'Size S', 24.95],
        ['Maat M', 'Size M', 24.95],
        ['Maat L', 'Size L', 24.95],
        ['Maat XL', 'Size XL', 24.95],
      ],
    },
  ],
  ['Mok Havenlicht', 'Mug Harbour light', 11.95, { category: 2 }],
  ['Puzzel De Kade, 500 stukjes', 'Jigsaw The Quay, 500 pieces', 19.95, { category: 2 }],
  [
    'Stroopwafels in blik',
    'Syrup waffles in a tin',
    7.95,
    { category: 3, isFood: true, allergens: ['gluten', 'milk', 'egg', 'soya'] },
  ],
  [
    'Kruidenlikeur De Kraan',
    'Herbal liqueur The Crane',
    22.5,
    { category: 3, isDrinkable: true, containsAlcohol: true },
  ],
  ['Kinderboek Pip op de sleper', 'Children’s book Pip on the tug', 13.95, { category: 1 }],
  ['Magneet sleepboot', 'Tugboat magnet', 4.5, { category: 2 }],
];
