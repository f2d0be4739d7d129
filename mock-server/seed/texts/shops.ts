/** The languages of a tag's names, in the order in which the texts give them. */
export const tagLanguages = ['nl', 'en', 'de', 'fr'] as const;

interface TagText {
  readonly color: string;
  readonly names: readonly [nl: string, en: string, de: string, fr: string];
  readonly description?: string;
  readonly isOff?: boolean;
}

/** A supplier: its name, what it delivers, the categories whose products it offers, and a remark. */
type SupplierText = readonly [
  name: string,
  description: string,
  offers: readonly number[],
  comments?: string,
];

/** What an organisation's shop calls things. */
export interface ShopTexts {
  readonly turnoverGroups: readonly (readonly [name: string, description: string, state?: 'off'])[];
  readonly suppliers: readonly SupplierText[];
  readonly tags: readonly TagText[];
}

const fresh: TagText = { color: '#2563eb', names: ['Nieuw', 'New', 'Neu', 'Nouveau'] };
const local: TagText = {
  color: '#df9324',
  names: ['Streekproduct', 'Local produce', 'Regionales Produkt', 'Produit du terroir'],
  description: 'Gemaakt binnen dertig kilometer',
};

const kioskSupplies: ShopTexts = {
  turnoverGroups: [
    ['Apparatuur', 'Kiosken, schermen, printers en lezers'],
    ['Montage en kabels', 'Standaards, beugels, kabels en voedingen'],
    ['Verbruiksartikelen', 'Rollen, doekjes en reinigingsmiddelen'],
    ['Diensten', 'Installatie, onderhoud en training'],
    ['Servicecontracten', 'Per jaar, vooraf gefactureerd'],
    ['Verhuur', 'Kiosken per dag of per week'],
    ['Beursactie', 'Alleen tijdens de horecabeurs', 'off'],
  ],
  suppliers: [
    ['Papiergroothandel De Rol', 'Bonrollen en labels, per doos en per pallet', [0]],
    [
      'Plaatwerkerij Van Essen',
      'Standaards, beugels en behuizingen',
      [1],
      'Poedercoating op kleur: twee weken extra.',
    ],
    ['Schoon & Helder', 'Reinigingsmiddelen en schermbescherming', [2]],
    [
      'Kabelhuis Twente',
      'Kabels, voedingen en netwerk',
      [3],
      'Voor 16 uur besteld, morgen in huis.',
    ],
    [
      'Delta Displays',
      'Kiosks, screens and receipt printers',
      [4],
      'Six weeks from order to door.',
    ],
    ['Betaalpartner Noord', 'Betaalautomaten, in bruikleen', []],
    ['Transport Verweij', 'Bezorging op pallets', [], 'Belt een half uur van tevoren.'],
  ],
  tags: [
    fresh,
    {
      color: '#16a34a',
      names: ['Op voorraad', 'In stock', 'Auf Lager', 'En stock'],
      description: 'Binnen twee werkdagen geleverd',
    },
    { color: '#dc2626', names: ['Actie', 'On offer', 'Angebot', 'Promotion'] },
    {
      color: '#9333ea',
      names: ['Gereviseerd', 'Refurbished', 'Generalüberholt', 'Reconditionné'],
      description: 'Nagekeken, met een jaar garantie',
    },
    {
      color: '#df9324',
      names: ['Buitengebruik', 'For outdoors', 'Für draußen', 'Pour l’extérieur'],
    },
    {
      color: '#000000',
      names: ['Beursaanbieding', 'Trade fair offer', 'Messeangebot', 'Offre de salon'],
      description: 'Alleen tijdens de horecabeurs',
      isOff: true,
    },
  ],
};

const museumShop: ShopTexts = {
  turnoverGroups: [
    ['Boeken', 'Catalogi, kinderboeken en tijdschriften'],
    ['Kaarten en posters', 'Ansichtkaarten, posters en reproducties'],
    ['Cadeaus', 'Sieraden, servies en textiel'],
    ['Café', 'Eten en drinken in het museumcafé'],
    ['Jubileumjaar', 'Artikelen van het jubileum', 'off'],
  ],
  suppliers: [
    ['Uitgeverij De Waaier', 'Catalogi bij tentoonstellingen', []],
    ['Drukkerij Inkt en Lood', 'Boeken, kaarten en posters', [1], 'Oplage vanaf 250.'],
    ['Atelier Klei', 'Cadeaus met motieven uit de collectie', [2]],
    ['Streekhuis De Waard', 'Lekkers uit de streek', [3]],
  ],
  tags: [
    fresh,
    {
      color: '#9333ea',
      names: [
        'Bij de tentoonstelling',
        'From the exhibition',
        'Zur Ausstellung',
        'De l’exposition',
      ],
    },
    { color: '#16a34a', names: ['Duurzaam', 'Sustainable', 'Nachhaltig', 'Durable'] },
  ],
};

const flowerShop: ShopTexts = {
  turnoverGroups: [
    ['Bouquets', 'Tied and boxed flowers'],
    ['House plants', 'Plants that live indoors'],
    ['Garden plants', 'Perennials, shrubs and trees'],
    ['Soil and compost', 'By the bag and by the pallet'],
    ['Pots and tools', 'Everything around the plant'],
    ['Kerst', 'Bomen, kransen en verlichting', 'off'],
  ],
  suppliers: [
    [
      'Kwekerij Van der Berg',
      'Vaste planten, heesters en moestuin',
      [1, 6],
      'Rijdt op maandag en donderdag.',
    ],
    ['Rozenkwekerij Doornloos', 'Snijbloemen, het hele jaar', [4]],
    ['Bollenbedrijf Zandgrond', 'Tulpen, narcissen en hyacinten', [2]],
    ['Terra Pots', 'Pottery from Portugal', [3], 'Four weeks from order to door.'],
    ['Turfvrij', 'Peat-free soil and compost', [0]],
    ['Greenhouse Supplies', 'Tools, seeds and irrigation', [5]],
  ],
  tags: [
    fresh,
    {
      color: '#16a34a',
      names: ['Bijvriendelijk', 'Bee-friendly', 'Bienenfreundlich', 'Mellifère'],
    },
    { color: '#9333ea', names: ['Geurend', 'Fragrant', 'Duftend', 'Parfumé'] },
    {
      color: '#dc2626',
      names: [
        'Giftig voor dieren',
        'Toxic to pets',
        'Giftig für Haustiere',
        'Toxique pour les animaux',
      ],
      description: 'Must be shown with the price',
    },
    local,
  ],
};

/** The shops, by the mark of their organisation. */
export const shopTexts: Readonly<Record<string, ShopTexts>> = {
  KK: kioskSupplies,
  ZK: museumShop,
  BB: flowerShop,
};
