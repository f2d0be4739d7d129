import type { ProductText } from './ProductText';

/** Plants, flowers, what a garden needs, and the bakery. */
export const gardenCentreProducts: readonly ProductText[] = [
  ['Potgrond 40 l', 'Potting soil 40 l', 6.95, { category: 0 }],
  ['Lavendel 12 cm', 'Lavender 12 cm', 3.49, { category: 1, vbnNumber: '2406' }],
  ['Hortensia blauw', 'Hydrangea blue', 14.95, { category: 1, vbnNumber: '2243' }],
  [
    'Tulpenbollen, 25 stuks',
    'Tulip bulbs, 25',
    7.5,
    {
      category: 2,
      forms: [
        ['Rood', 'Red', 7.5],
        ['Geel', 'Yellow', 7.5],
        ['Gemengd', 'Mixed', 7.95],
      ],
    },
  ],
  ['Terracotta pot 30 cm', 'Terracotta pot 30 cm', 12.95, { category: 3 }],
  [
    'Seizoensboeket',
    'Seasonal bouquet',
    17.5,
    {
      category: 4,
      boughtAs: ['Rozen, bos van 20', 'Zonnebloemen, bos van 5'],
      forms: [
        ['Klein', 'Small', 17.5],
        ['Middel', 'Medium', 24.5],
        ['Groot', 'Large', 34.5],
      ],
    },
  ],
  ['Vogelvoederhuisje', 'Bird feeder', 11.25, { category: 5 }],
  ['Gieter 10 l', 'Watering can 10 l', 15.95, { category: 5 }],
  ['Tomatenplant', 'Tomato plant', 2.79, { category: 6 }],
  ['Boomschors 60 l', 'Bark chips 60 l', 8.45, { category: 0 }],
  ['Olijfboom 120 cm', 'Olive tree 120 cm', 89, { category: 1, isOff: true }],
  ['Kerstster rood', 'Poinsettia red', 5.95, { category: 1, isOff: true }],
  ['Zaaiset kruiden', 'Herb sowing set', 9.95, { category: 6, isOff: true }],
  [
    'Rozen, bos van 20',
    'Roses, bunch of 20',
    15.95,
    {
      category: 4,
      vbnNumber: '1',
      forms: [
        ['Rood', 'Red', 15.95],
        ['Wit', 'White', 15.95],
        ['Roze', 'Pink', 15.95],
      ],
    },
  ],
  ['Zonnebloemen, bos van 5', 'Sunflowers, bunch of 5', 7.95, { category: 4, vbnNumber: '3113' }],
  ['Pioenrozen, bos van 10', 'Peonies, bunch of 10', 13.5, { category: 4, vbnNumber: '2841' }],
  ['Rouwstuk wit', 'White funeral spray', 65, { category: 4 }],
  [
    'Bruidsboeket',
    'Bridal bouquet',
    95,
    { category: 4, boughtAs: ['Rozen, bos van 20', 'Pioenrozen, bos van 10'] },
  ],
  ['Orchidee twee takken', 'Orchid, two stems', 16.95, { category: 1, vbnNumber: '26183' }],
  ['Monstera 60 cm', 'Swiss cheese plant 60 cm', 24.95, { category: 1 }],
  ['Vetplantjes, set van 3', 'Succulents, set of 3', 8.95, { category: 1 }],
  ['Buxusbol 30 cm', 'Box ball 30 cm', 29.5, { category: 1 }],
  ['Appelboom Elstar', 'Apple tree Elstar', 34.95, { category: 6 }],
  ['Aardbeiplant, 6 stuks', 'Strawberry plants, 6', 6.5, { category: 6 }],
  ['Basilicum in pot', 'Potted basil', 2.25, { category: 6 }],
  ['Moestuingrond 40 l', 'Vegetable soil 40 l', 7.95, { category: 0 }],
  ['Koemestkorrels 10 kg', 'Manure pellets 10 kg', 11.5, { category: 0 }],
  ['Gazonmest 5 kg', 'Lawn feed 5 kg', 16.95, { category: 0 }],
  [
    'Plantenbak staal 60 cm',
    'Steel planter 60 cm',
    79,
    {
      category: 3,
      forms: [
        ['Antraciet', 'Charcoal', 79],
        ['Roest', 'Rust', 84],
      ],
    },
  ],
  [
    'Sierpot mat wit',
    'Decorative pot, matt white',
    9.95,
    {
      category: 3,
      forms: [
        ['14 cm', '14 cm', 9.95],
        ['18 cm', '18 cm', 13.95],
        ['24 cm', '24 cm', 19.95],
      ],
    },
  ],
  ['Hangmand', 'Hanging basket', 14.25, { category: 3 }],
  ['Snoeischaar', 'Secateurs', 18.95, { category: 5 }],
  [
    'Tuinhandschoenen',
    'Gardening gloves',
    7.5,
    {
      category: 5,
      forms: [
        ['Maat 8', 'Size 8', 7.5],
        ['Maat 10', 'Size 10', 7.5],
      ],
    },
  ],
  ['Tuinslang 25 m', 'Garden hose 25 m', 32.5, { category: 5 }],
  ['Kruiwagen', 'Wheelbarrow', 89.95, { category: 5 }],
  ['Nestkastje', 'Nest box', 13.95, { category: 5 }],
  [
    'Appeltaart, punt',
    'Apple pie, slice',
    3.95,
    { category: 7, isFood: true, allergens: ['gluten', 'milk', 'egg'] },
  ],
  [
    'Scone met jam',
    'Scone with jam',
    3.25,
    { category: 7, isFood: true, allergens: ['gluten', 'milk', 'egg', 'sulphite'] },
  ],
  [
    'Desembrood',
    'Sourdough loaf',
    4.5,
    {
      category: 7,
      isFood: true,
      allergens: ['gluten'],
      forms: [
        ['Heel', 'Whole', 4.5],
        ['Half', 'Half', 2.5],
      ],
    },
  ],
  [
    'Cider van eigen appels',
    'Cider of our own apples',
    6.95,
    { category: 7, isDrinkable: true, containsAlcohol: true, allergens: ['sulphite'] },
  ],
];
