import type { ProductText } from './ProductText';

/** What the provider sells beside its kiosks: hardware, paper, services. */
export const providerProducts: readonly ProductText[] = [
  [
    'Bonrol 80 mm, doos van 50',
    'Receipt roll 80 mm, box of 50',
    44.5,
    {
      category: 0,
      forms: [
        ['Doos van 50', 'Box of 50', 44.5],
        ['Pallet van 40 dozen', 'Pallet of 40 boxes', 1580],
      ],
    },
  ],
  [
    'Vloerstandaard KC-22',
    'Floor stand KC-22',
    389,
    {
      category: 1,
      forms: [
        ['Zwart', 'Black', 389],
        ['Wit', 'White', 389],
        ['Geborsteld staal', 'Brushed steel', 449],
      ],
    },
  ],
  ['Muurbeugel KC-22', 'Wall mount KC-22', 129, { category: 1 }],
  [
    'Reinigingsset scherm',
    'Screen cleaning kit',
    17.95,
    { category: 2, boughtAs: ['Antibacteriële doekjes'] },
  ],
  [
    'Schermbeschermer 22 inch',
    'Screen protector 22 inch',
    39.9,
    {
      category: 2,
      forms: [
        ['Helder', 'Clear', 39.9],
        ['Ontspiegeld', 'Anti-glare', 44.9],
      ],
    },
  ],
  [
    'Netwerkkabel 5 m',
    'Network cable 5 m',
    8.75,
    {
      category: 3,
      forms: [
        ['Grijs', 'Grey', 8.75],
        ['Geel', 'Yellow', 8.75],
      ],
    },
  ],
  ['Betaalautomaathouder', 'Pin terminal holder', 64, { category: 1 }],
  ['Barcodescanner', 'Barcode scanner', 148.5, { category: 4 }],
  ['Onderhoudsbeurt', 'Maintenance visit', 95, { category: 5 }],
  ['Training beheer, dagdeel', 'Training, half a day', 275, { category: 5 }],
  ['Labelrol 57 mm', 'Label roll 57 mm', 12.4, { category: 0 }],
  [
    'Kabelgoot wit',
    'Cable duct, white',
    14.95,
    {
      category: 3,
      forms: [
        ['1 meter', '1 metre', 14.95],
        ['2 meter', '2 metres', 26.5],
      ],
    },
  ],
  ['Sleutelset kast', 'Cabinet key set', 22, { category: 1, isOff: true }],
  [
    'Bonrol 57 mm, doos van 50',
    'Receipt roll 57 mm, box of 50',
    31.5,
    { category: 0, isOff: true },
  ],
  ['Vloerstandaard KC-15', 'Floor stand KC-15', 299, { category: 1, isOff: true }],
  ['Stoffen tas', 'Cloth bag', 6.5, { category: 6, isOff: true }],
  [
    'Bestelzuil KC-22',
    'Ordering kiosk KC-22',
    2150,
    {
      category: 4,
      forms: [
        ['Zwart', 'Black', 2150],
        ['Wit', 'White', 2150],
        ['Met betaalautomaat', 'With pin terminal', 2690],
      ],
    },
  ],
  [
    'Bestelzuil KC-32',
    'Ordering kiosk KC-32',
    2890,
    {
      category: 4,
      forms: [
        ['Enkelzijdig', 'Single-sided', 2890],
        ['Dubbelzijdig', 'Double-sided', 4250],
      ],
    },
  ],
  ['Tafelkiosk KC-10', 'Table-top kiosk KC-10', 795, { category: 4 }],
  ['Menubord 43 inch', 'Menu board 43 inch', 649, { category: 4 }],
  ['Menubord 55 inch', 'Menu board 55 inch', 899, { category: 4 }],
  ['Afhaalscherm 32 inch', 'Pick-up screen 32 inch', 519, { category: 4 }],
  ['Keukenscherm 22 inch', 'Kitchen screen 22 inch', 565, { category: 4 }],
  [
    'Bonprinter 80 mm',
    'Receipt printer 80 mm',
    239,
    {
      category: 4,
      forms: [
        ['Netwerk', 'Network', 239],
        ['USB', 'USB', 219],
      ],
    },
  ],
  ['Keukenprinter', 'Kitchen printer', 289, { category: 4 }],
  ['Kaartlezer', 'Card reader', 119, { category: 4 }],
  ['Ledstrip rondom', 'LED frame strip', 49.5, { category: 1 }],
  ['Noodstroomvoeding', 'Backup power supply', 164, { category: 3 }],
  ['Netwerkswitch 8 poorten', 'Network switch, 8 ports', 54.9, { category: 3 }],
  ['Stekkerdoos rackmontage', 'Rack power strip', 38.25, { category: 3 }],
  ['Beschermhoes buiten', 'Outdoor cover', 72, { category: 2 }],
  [
    'Antibacteriële doekjes',
    'Antibacterial wipes',
    9.95,
    {
      category: 2,
      forms: [
        ['Pak van 80', 'Pack of 80', 9.95],
        ['Doos van 12', 'Box of 12', 99],
      ],
    },
  ],
  ['Installatie op locatie', 'On-site installation', 185, { category: 5 }],
  ['Ontwerp menubord', 'Menu board design', 240, { category: 5 }],
  [
    'Servicecontract per jaar',
    'Service contract, per year',
    420,
    {
      category: 5,
      forms: [
        ['Basis', 'Basic', 420],
        ['Compleet', 'Complete', 690],
      ],
    },
  ],
  [
    'Vervangscherm 22 inch',
    'Replacement screen 22 inch',
    310,
    { category: 2, boughtAs: ['Keukenscherm 22 inch', 'Schermbeschermer 22 inch'] },
  ],
  [
    'Koffie in de showroom',
    'Showroom coffee',
    2.5,
    { category: 6, isDrinkable: true, allergens: ['milk'] },
  ],
  [
    'Broodje kaas',
    'Cheese roll',
    4.75,
    { category: 6, isFood: true, allergens: ['gluten', 'milk', 'sesame'] },
  ],
  [
    'Cadeaubon',
    'Gift voucher',
    25,
    {
      category: 6,
      isFixed: true,
      forms: [
        ['25 euro', '25 euros', 25],
        ['50 euro', '50 euros', 50],
        ['100 euro', '100 euros', 100],
      ],
    },
  ],
  ['Sleutelhanger kompas', 'Compass key ring', 3.95, { category: 6 }],
];
