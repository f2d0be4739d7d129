import type { DocumentText } from '../profiles/Profile';

const kioskCompass: readonly DocumentText[] = [
  {
    title: 'Aanmelding opendeurdag',
    description: 'Laat zien wat een document kan: van iedere soort rij één',
    tags: 'opendeurdag,voorbeeld',
    state: 'draft',
    rows: [
      [30, 'Kom kijken hoe een kiosk wordt gebouwd'],
      [32, 'Zo zag het er vorig jaar uit'],
      [1, 'Uw naam', 'required'],
      [2, 'Met hoeveel personen komt u?', 'required'],
      [3, 'Bijdrage voor het goede doel'],
      [4, 'Hoe hoorde u van ons?'],
      [5, 'Ik eet mee'],
      [6, 'Dag van uw bezoek', 'required'],
      [7, 'Hoe laat komt u aan?'],
      [10, 'Foto voor de badge'],
      [11, 'Uitnodiging of kaartje'],
      [31, 'Einde van de vragen'],
      [33, 'Een rondgang in anderhalve seconde'],
      [34, 'Vragen? Bel ons, of kom langs aan de balie.'],
      [36, 'Ontvangst met koffie; Rondleiding; Zelf een scherm monteren'],
      [35, 'Route en parkeren'],
      [8, 'Aanmelden'],
    ],
  },
  {
    title: 'Kennistoets kioskbeheer',
    description: 'Vragen voor wie een kiosk onderhoudt',
    tags: 'toets,training',
    state: 'active',
    rows: [
      [30, 'Kies steeds het beste antwoord'],
      [4, 'Waarmee maakt u een scherm schoon?', 'required'],
      [4, 'Wat doet u als de bon blijft hangen?', 'required'],
      [1, 'Wat wilt u nog leren?'],
    ],
  },
];

const silverCrane: readonly DocumentText[] = [
  {
    title: 'Aanmelding museumnacht',
    description: 'Laat zien wat een document kan: van iedere soort rij één',
    tags: 'museumnacht,voorbeeld',
    state: 'draft',
    rows: [
      [30, 'Een nacht tussen de kranen'],
      [32, 'De kade bij avond'],
      [1, 'Uw naam', 'required'],
      [2, 'Aantal kaarten', 'required'],
      [3, 'Gift voor de restauratie'],
      [4, 'Belangstelling'],
      [5, 'Ik ben vriend van het museum'],
      [6, 'Geboortedatum', 'required'],
      [7, 'Hoe laat komt u aan?'],
      [10, 'Foto van uw mooiste kraan'],
      [11, 'Kortingsbon'],
      [31, 'Einde van de vragen'],
      [33, 'De kraan in bedrijf'],
      [34, 'De kade is open tot één uur ’s nachts.'],
      [36, 'Verhalen in het ruim; Varen met de Hendrika; Muziek op de wal'],
      [35, 'Route naar de haven'],
      [8, 'Aanmelden'],
    ],
  },
  {
    title: 'Speurtocht langs de kade',
    description: 'Vragen voor kinderen, met een diploma voor wie ze goed heeft',
    tags: 'quiz,gezin',
    state: 'active',
    rows: [
      [30, 'Goed kijken, dan antwoorden'],
      [4, 'Wat tilde de zilveren kraan in 1912?', 'required'],
      [4, 'Hoe heet de sleepboot aan de kade?', 'required'],
      [1, 'Je voornaam'],
    ],
  },
];

/** Documents beside those of the profile, by the organisation's code. */
export const furtherDocuments: Readonly<Record<string, readonly DocumentText[]>> = {
  KK: kioskCompass,
  ZK: silverCrane,
};
