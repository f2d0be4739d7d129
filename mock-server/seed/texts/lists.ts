/** A group of documents. Documents go by their titles. */
export interface GroupText {
  readonly dutchTitle: string;
  readonly englishTitle: string;
  /** The document that heads the group. */
  readonly header?: string;
  /** Lists, each of what is filled in of one document. */
  readonly lists?: readonly string[];
  /** Documents of which some are filled in, directly in the group. */
  readonly single?: readonly string[];
  readonly folders?: readonly GroupText[];
}

/** The groups of an organisation, by its code. */
export const groupTexts: Readonly<Record<string, readonly GroupText[]>> = {
  KK: [
    {
      dutchTitle: 'Service',
      englishTitle: 'Service',
      header: 'Handleiding bonprinter',
      lists: ['Storingsmelding'],
      single: ['Storingsmelding'],
      folders: [
        { dutchTitle: 'Opgelost', englishTitle: 'Solved', lists: ['Storingsmelding'] },
        {
          dutchTitle: 'Bij de leverancier',
          englishTitle: 'At the supplier’s',
          folders: [{ dutchTitle: 'Garantie', englishTitle: 'Warranty' }],
        },
      ],
    },
    {
      dutchTitle: 'Gasten',
      englishTitle: 'Guests',
      lists: ['Klantprofiel'],
      folders: [{ dutchTitle: 'Zakelijk', englishTitle: 'Business', lists: ['Zakelijk account'] }],
    },
    { dutchTitle: 'Archief', englishTitle: 'Archive' },
  ],
  ZK: [
    {
      dutchTitle: 'Balie',
      englishTitle: 'Desk',
      lists: ['Gevonden voorwerp'],
      single: ['Gevonden voorwerp'],
      folders: [
        { dutchTitle: 'Opgehaald', englishTitle: 'Collected', lists: ['Gevonden voorwerp'] },
      ],
    },
    {
      dutchTitle: 'Groepen en scholen',
      englishTitle: 'Groups and schools',
      header: 'Verhaal van de kraan',
      lists: ['School visit request', 'Vrijwilligersgegevens'],
      folders: [{ dutchTitle: 'Vorig schooljaar', englishTitle: 'Last school year' }],
    },
  ],
  BB: [
    {
      dutchTitle: 'Klantenservice',
      englishTitle: 'Customer service',
      lists: ['Plant complaint'],
      folders: [{ dutchTitle: 'Afgehandeld', englishTitle: 'Settled' }],
    },
  ],
  KH: [{ dutchTitle: 'Bediening', englishTitle: 'Service', lists: ['Reservering'] }],
};

/** What people fill in where a text is asked for, by the title of the row. */
export const filledInTexts: Readonly<Record<string, readonly string[]>> = {
  Apparaatcode: ['KC-0107', 'KC-0112', 'KC-0233', 'SG-0045', 'SG-0051', 'KC-0310', 'SG-0078'],
  'Wat ziet u?': [
    'Het scherm flikkert na een kwartier.',
    'De bon komt er blanco uit.',
    'De knop voor betalen doet niets.',
    'Er staat al de hele dag ‘even geduld’.',
    'De kaartlezer piept en geeft een rood lampje.',
  ],
  Roepnaam: ['Anouk', 'Berend', 'Demi', 'Floris', 'Karim', 'Lieke', 'Noor', 'Sjoerd', 'Yasmina'],
  Kostenplaats: ['K-1100 Kantine', 'K-2040 Verkoop', 'K-3300 Magazijn', 'K-4100 Directie'],
  Factuuradres: ['Postbus 12, 2800 AA Gouda', 'Havenkade 4, Delft', 'Marktstraat 19, Urk'],
  Omschrijving: [
    'Rode kinderlaars, maat 24',
    'Leesbril in een groen etui',
    'Zwarte paraplu met houten handvat',
    'Knuffelbeer met strik',
    'Sleutelbos met een anker',
    'Blauwe sjaal',
    'Broodtrommel met dinosaurussen',
  ],
  School: ['De Vuurtoren', 'Het Kompas', 'Northfield Primary', 'OBS De Sluis', 'St Mary’s'],
  Plant: ['Lavender', 'Olive tree', 'Buxus', 'Hydrangea', 'Strawberry ‘Ostara’'],
  'What happened?': [
    'Lost its leaves within a week.',
    'Arrived with broken branches.',
    'Never flowered.',
  ],
};

/** The same of whole numbers, as the least and the most. */
export const filledInNumbers: Readonly<Record<string, readonly [least: number, most: number]>> = {
  'Limiet per maand': [250, 2_500],
  Personen: [2, 14],
  Pupils: [18, 60],
};
