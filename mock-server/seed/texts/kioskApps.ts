/** Looks and texts of an organisation's kiosk apps. */
export interface KioskText {
  readonly name: string;
  readonly description: string;
  readonly playlist: string;
  /** Ground, brand and light: the page, its bars and buttons, and the bar at its foot. */
  readonly palette: readonly [ground: string, brand: string, light: string];
  /** What is written at the foot; dark unless given. */
  readonly foot?: string;
  /** The texts of the start screen, in the order of the keys below. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
  readonly named: readonly (readonly [name: string, colour: string])[];
  readonly switches: readonly (readonly [name: string, isOn: boolean])[];
}

/** Keys by which the app knows its texts. */
export const textKeys = [
  'welcome.title',
  'welcome.text',
  'button.first',
  'button.second',
  'footer',
] as const;

const order: KioskText = {
  name: 'Bestellen',
  description: 'Zelf bestellen aan de zuil',
  playlist: 'Wachtscherm',
  palette: ['#e8f3f0', '#0b6b63', '#d7ece8'],
  texts: {
    'NL-nl': ['Welkom!', 'Waar wil je eten?', 'Hier eten', 'Meenemen', 'Allergie? Vraag het ons.'],
    'EN-gb': ['Welcome!', 'Where will you eat?', 'Eat here', 'Take away', 'Allergies? Ask us.'],
    'DE-de': ['Willkommen!', 'Wo möchtest du essen?', 'Hier essen', 'Mitnehmen'],
  },
  named: [
    ['Vega', '#1c6b34'],
    ['Actie', '#8f4e00'],
  ],
  switches: [
    ['Prijzen met btw', true],
    ['Fooi vragen', false],
  ],
};

const pay: KioskText = {
  name: 'Afrekenen',
  description: 'Betalen aan tafel of aan de kassa',
  playlist: 'Acties van de week',
  palette: ['#fff4e0', '#8f4e00', '#f2b35c'],
  // Somebody liked white: the app warns that it can hardly be read.
  foot: '#ffffff',
  texts: {
    'NL-nl': ['Afrekenen', 'Scan de code op je bon', 'Begin', 'Hulp'],
    'EN-gb': ['Check out', 'Scan the code on your receipt', 'Start', 'Help'],
  },
  named: [['Gelukt', '#1c6b34']],
  switches: [['Bon mailen', true]],
};

const tickets: KioskText = {
  name: 'Kaartverkoop',
  description: 'Kaarten en audiotours in de entree',
  playlist: 'Nu te zien',
  palette: ['#e9f0fa', '#1f5fae', '#cfe0f5'],
  texts: {
    'NL-nl': [
      'Goedemiddag',
      'Kaarten voor vandaag',
      'Kaart kopen',
      'Afhalen',
      'Open tot 17.00 uur',
    ],
    'EN-gb': ['Good afternoon', 'Tickets for today', 'Buy a ticket', 'Collect', 'Open until 17:00'],
    'DE-de': ['Guten Tag', 'Karten für heute', 'Karte kaufen', 'Abholen'],
    'FR-fr': ['Bonjour', 'Billets du jour', 'Acheter', 'Retirer'],
  },
  named: [['Uitverkocht', '#b3261e']],
  switches: [['Museumkaart', true]],
};

const plants: KioskText = {
  name: 'Plant finder',
  description: 'Finds plants by light, colour and height',
  playlist: 'Care tips',
  palette: ['#eaf6ed', '#1c6b34', '#a5dfb5'],
  texts: {
    'NL-nl': ['Welke plant past?', 'Kies een plek', 'Zon', 'Schaduw'],
    'EN-gb': ['Which plant fits?', 'Choose a place', 'Sun', 'Shade', 'Ask us for advice'],
  },
  named: [
    ['Sun', '#c77700'],
    ['Shade', '#4a5568'],
  ],
  switches: [['Show prices', true]],
};

/** By the organisation's code; the others have those of a restaurant. */
export const kioskTexts: Readonly<Record<string, readonly KioskText[]>> = {
  ZK: [tickets, pay],
  BB: [plants, pay],
};

export const restaurantApps: readonly KioskText[] = [order, pay];
