import type { ProductText } from './ProductText';

/** The menu of the café. */
export const cafeProducts: readonly ProductText[] = [
  [
    'Koffie',
    'Coffee',
    2.9,
    {
      isDrinkable: true,
      forms: [
        ['Kop', 'Cup', 2.9],
        ['Grote kop', 'Large cup', 3.6],
      ],
    },
  ],
  ['Cappuccino', 'Cappuccino', 3.4, { isDrinkable: true, allergens: ['milk'] }],
  ['Verse muntthee', 'Fresh mint tea', 3.6, { isDrinkable: true }],
  ['Appeltaart', 'Apple pie', 4.5, { isFood: true, allergens: ['gluten', 'milk', 'egg'] }],
  [
    'Tosti ham-kaas',
    'Ham and cheese toastie',
    6.25,
    { isFood: true, allergens: ['gluten', 'milk'] },
  ],
  ['Soep van de dag', 'Soup of the day', 7.5, { isFood: true, allergens: ['celery'] }],
  [
    'Broodje geitenkaas',
    'Goat’s cheese roll',
    9.25,
    { isFood: true, allergens: ['gluten', 'milk', 'nuts'] },
  ],
  [
    'Bitterballen, 8 stuks',
    'Bitterballen, 8',
    8.5,
    { isFood: true, allergens: ['gluten', 'milk', 'mustard'] },
  ],
  [
    'Chocolate brownie',
    'Chocolate brownie',
    4.25,
    { isFood: true, allergens: ['gluten', 'milk', 'egg', 'nuts'] },
  ],
  ['Erwtensoep', 'Pea soup', 8.75, { isFood: true, isOff: true, allergens: ['celery'] }],
  ['IJskoffie', 'Iced coffee', 4.95, { isDrinkable: true, isOff: true, allergens: ['milk'] }],
];
