/** The languages of a tag's names, in the order in which the texts give them. */
export const tagLanguages = ['nl', 'en', 'de', 'fr'] as const;

interface TagText {
  readonly color: string;
  readonly names: readonly [nl: string, en: string, de: string, fr: string];
  readonly description?: string;
  readonly isOff?: boolean;
}

/** What an organisation's shop calls things. */
export interface ShopTexts {
  readonly turnoverGroups: readonly (readonly [name: string, description: string, state?: 'off'])[];
  readonly suppliers: readonly (readonly [name: string, description: string, comments?: string])[];
  readonly tags: readonly TagText[];
}

const fresh: TagText = { color: '#2563eb', names: ['Nieuw', 'New', 'Neu', 'Nouveau'] };
const local: TagText = {
  color: '#df9324',
  names: ['Streekproduct', 'Local produce', 'Regionales Produkt', 'Produit du terroir'],
  description: 'Gemaakt binnen dertig kilometer',
};

const lunchroom: ShopTexts = {
  turnoverGroups: [
    ['Warme dranken', 'Koffie, thee en chocolademelk'],
    ['Koude dranken', 'Frisdrank, sap en water; statiegeld wordt apart geboekt'],
    ['Bier en wijn', 'Alleen met leeftijdscontrole'],
    ['Broodjes', 'Belegd brood en tosti’s'],
    ['Warme gerechten', 'Soep, snacks en dagschotels'],
    ['Gebak', 'Taart, koek en ijs'],
    ['Kerstmarkt', 'Alleen in december', 'off'],
  ],
  suppliers: [
    [
      'Koffiebranderij Noorderzon',
      'Bonen en filterkoffie, versgebrand op dinsdag',
      'Levert vóór 8 uur.',
    ],
    ['Bakkerij De Lege Zak', 'Brood en broodjes, elke ochtend behalve zondag'],
    ['Zuivelhoeve Het Grasland', 'Melk, yoghurt en kaas'],
    ['Drankengroothandel Van Loon', 'Frisdrank, bier en wijn', 'Emballage gaat mee terug.'],
    ['Groentehal De Peen', 'Groente en fruit'],
    ['Vega & Co', 'Plantaardige snacks, diepvries'],
    ['Patisserie Lammers', 'Taart op bestelling', 'Twee dagen van tevoren bestellen.'],
    ['Verpakkingshuis Kraft', 'Bekers, bakjes en zakken'],
  ],
  tags: [
    { color: '#16a34a', names: ['Plantaardig', 'Vegan', 'Vegan', 'Végane'] },
    { color: '#dc2626', names: ['Pittig', 'Spicy', 'Scharf', 'Épicé'] },
    fresh,
    local,
    { color: '#9333ea', names: ['Glutenvrij', 'Gluten-free', 'Glutenfrei', 'Sans gluten'] },
    {
      color: '#000000',
      names: ['Kersttip', 'Christmas pick', 'Weihnachtstipp', 'Idée de Noël'],
      description: 'Alleen in december',
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
    ['Uitgeverij De Waaier', 'Catalogi bij tentoonstellingen'],
    ['Drukkerij Inkt en Lood', 'Kaarten en posters', 'Oplage vanaf 250.'],
    ['Atelier Klei', 'Servies met motieven uit de collectie'],
    ['Koffiebranderij Noorderzon', 'Bonen voor het café'],
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
    ['Kwekerij Van der Berg', 'Vaste planten en heesters', 'Rijdt op maandag en donderdag.'],
    ['Rozenkwekerij Doornloos', 'Rozen, het hele jaar'],
    ['Bollenbedrijf Zandgrond', 'Tulpen, narcissen en hyacinten'],
    ['Terra Pots', 'Pottery from Portugal', 'Four weeks from order to door.'],
    ['Turfvrij', 'Peat-free soil and compost'],
    ['Greenhouse Supplies', 'Tools, seeds and irrigation'],
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
  KK: lunchroom,
  ZK: museumShop,
  BB: flowerShop,
};
