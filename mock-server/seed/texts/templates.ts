/** A property template: each property with its key and its value in Dutch, English, German and French. */
export interface TemplateText {
  readonly name: string;
  readonly description: string;
  /** How many of the four content languages it has, from the first. */
  readonly languages: 1 | 2 | 3 | 4;
  readonly properties: readonly (readonly [key: string, ...values: readonly string[]])[];
}

export const templateTexts: readonly TemplateText[] = [
  {
    name: 'Welkomstteksten',
    description: 'Begroeting en afscheid op het wachtscherm, in de vier talen van onze gasten.',
    languages: 4,
    properties: [
      ['welcome', 'Welkom', 'Welcome', 'Willkommen', 'Bienvenue'],
      [
        'touch',
        'Raak het scherm aan',
        'Touch the screen',
        'Bildschirm berühren',
        'Touchez l’écran',
      ],
      ['goodbye', 'Tot ziens', 'Goodbye', 'Auf Wiedersehen', 'Au revoir'],
    ],
  },
  {
    name: 'Netwerk',
    description: 'Instellingen voor wifi en bekabeld netwerk van een nieuw apparaat.',
    languages: 1,
    properties: [
      ['ssid', 'apparaten'],
      ['vlan', '40'],
      ['proxy', ''],
      ['ntp', 'tijd.kiosk-kompas.test'],
    ],
  },
  {
    name: 'Scherm en geluid',
    description:
      'Helderheid, volume en rusttijd; de waarden gelden tot iemand ze op de kiosk wijzigt.',
    languages: 1,
    properties: [
      ['brightness', '80'],
      ['volume', '35'],
      ['idleSeconds', '60'],
      ['nightMode', '22:00-07:00'],
    ],
  },
  {
    name: 'Bonprinter',
    description: 'Kop- en voetregel van de bon, met de breedte van het papier.',
    languages: 2,
    properties: [
      ['header', 'Bedankt voor uw bestelling', 'Thank you for your order'],
      ['footer', 'Bewaar deze bon', 'Please keep this receipt'],
      ['paperWidth', '80', '80'],
    ],
  },
  {
    name: 'Opening hours text',
    description: 'The lines below the clock: when we are open and what to do when we are not.',
    languages: 4,
    properties: [
      ['open', 'Nu geopend', 'Open now', 'Jetzt geöffnet', 'Ouvert'],
      ['closed', 'Gesloten', 'Closed', 'Geschlossen', 'Fermé'],
      [
        'holiday',
        'Op feestdagen gesloten',
        'Closed on public holidays',
        'An Feiertagen geschlossen',
        'Fermé les jours fériés',
      ],
    ],
  },
  {
    name: 'Storing melden',
    description: 'Wie er gebeld wordt als een apparaat stilvalt.',
    languages: 2,
    properties: [
      ['supportName', 'Servicedesk', 'Service desk'],
      ['supportPhone', '030 000 00 00', '030 000 00 00'],
      ['supportHours', 'Alle dagen van 8 tot 22 uur', 'Every day from 8 to 22'],
    ],
  },
  {
    name: 'Klantvoorkeuren',
    description: 'Kenmerken die we bij een gebruiker van de app bijhouden.',
    languages: 3,
    properties: [
      ['diet', 'geen', 'none', 'keine'],
      ['greeting', 'je', 'first name', 'du'],
      ['contactBy', 'e-mail', 'e-mail', 'E-Mail'],
    ],
  },
  {
    name: 'Accessibility',
    description: 'Defaults for screens that hang low or speak.',
    languages: 2,
    properties: [
      ['speech', 'aan', 'on'],
      ['contrast', 'hoog', 'high'],
      ['extraTime', '90', '90'],
    ],
  },
  {
    name: 'Huisstijl',
    description: 'Kleuren en lettertype van de huisstijl, zoals het schermontwerp ze overneemt.',
    languages: 1,
    properties: [
      ['primary', '#1f5f5b'],
      ['accent', '#df9324'],
      ['font', 'Inter'],
      ['corner', '8'],
    ],
  },
  {
    name: 'Privacy',
    description: 'Korte privacytekst onder formulieren.',
    languages: 4,
    properties: [
      [
        'short',
        'We bewaren uw gegevens niet.',
        'We do not keep your data.',
        'Wir speichern Ihre Daten nicht.',
        'Nous ne conservons pas vos données.',
      ],
      ['more', 'Meer over privacy', 'More about privacy', 'Mehr zum Datenschutz', 'En savoir plus'],
    ],
  },
];
