/** A file: its name, its title, and what a picture shows. */
export type FileText = readonly [fileName: string, title: string, alt?: string];

/** The files of an organisation by folder; those of the root stand under `/`. */
type MediaTexts = Readonly<Record<string, readonly FileText[]>>;

const kioskCompass: MediaTexts = {
  '/': [
    ['logo-kiosk-en-kompas.svg', 'Logo', 'Logo van Kiosk & Kompas'],
    ['huisstijl.pdf', 'Huisstijlgids'],
    ['leesmij.txt', 'Over deze bibliotheek'],
  ],
  'Campagnes/Zomer': [
    ['zomer-banner-liggend.jpg', 'Zomerbanner liggend', 'Zomerse cirkels in warme kleuren'],
    ['zomer-banner-staand.jpg', 'Zomerbanner staand', 'Zomerse cirkels, staand'],
    ['ijskoffie-actie.png', 'IJskoffie, twee voor een', 'IJskoffie in een hoog glas'],
    ['limonade-siroop.png', 'Limonade van het huis', 'Flessen siroop op een rij'],
    ['terras-open.jpg', 'Het terras is open', 'Terras met parasols'],
    ['zomer-spot.webm', 'Zomerspot, 1,5 seconde'],
    ['zomer-jingle.wav', 'Zomerjingle'],
    ['zomer-planning.csv', 'Planning per scherm'],
  ],
  Productfotografie: [
    ['broodje-gezond.jpg', 'Broodje gezond', 'Belegd broodje met kaas en sla'],
    ['cappuccino.jpg', 'Cappuccino', 'Kop cappuccino van boven'],
    ['croissant.jpg', 'Croissant', 'Croissant op een bord'],
    ['kaassoufflé.jpg', 'Kaassoufflé', 'Kaassoufflé op een servet'],
    ['pannenkoek-appel.jpg', 'Pannenkoek met appel', 'Pannenkoek met schijven appel'],
    ['soep-van-de-dag.jpg', 'Soep van de dag', 'Kom soep met brood'],
    ['tosti-ham-kaas.jpg', 'Tosti ham en kaas', 'Tosti, diagonaal gesneden'],
    ['verse-jus.jpg', 'Verse jus', 'Glas sinaasappelsap'],
  ],
  'Schermen en wachtbeelden': [
    ['wachtbeeld-1.png', 'Wachtbeeld ochtend', 'Rustig patroon in groen'],
    ['wachtbeeld-2.png', 'Wachtbeeld middag', 'Rustig patroon in blauw'],
    ['wachtbeeld-3.png', 'Wachtbeeld avond', 'Rustig patroon in paars'],
    ['buiten-gebruik.png', 'Deze zuil is even buiten gebruik', 'Grijs vlak met cirkels'],
    ['welkom-lus.webm', 'Welkomstlus'],
  ],
  'Handleidingen - intern': [
    ['bonprinter-vervangen.pdf', 'Bonprinter vervangen'],
    ['pinterminal-koppelen.pdf', 'Pinterminal koppelen'],
    ['zuil-plaatsen.pdf', 'Een zuil plaatsen'],
    ['storingscodes.csv', 'Storingscodes'],
    ['schermprofiel.json', 'Schermprofiel 1080p'],
  ],
  Geluid: [
    ['bestelling-klaar.wav', 'Bestelling klaar'],
    ['bestelling-geplaatst.wav', 'Bestelling geplaatst'],
    ['oproep-medewerker.wav', 'Oproep voor een medewerker'],
  ],
};

const silverCrane: MediaTexts = {
  '/': [['logo-zilveren-kraan.svg', 'Logo', 'Logo van het museum']],
  Tentoonstellingen: [
    ['kranen-aan-de-kade.jpg', 'Kranen aan de kade', 'Havenkranen bij zonsopgang'],
    ['sleepboot-hendrika.jpg', 'Sleepboot Hendrika', 'Sleepboot in de museumhaven'],
    ['plattegrond.pdf', 'Plattegrond'],
  ],
  Audiotour: [
    ['zaal-1.wav', 'Zaal 1'],
    ['zaal-2.wav', 'Zaal 2'],
  ],
};

const bloomAndBarrow: MediaTexts = {
  '/': [['bloom-and-barrow.svg', 'Logo', 'Logo of Bloom & Barrow']],
  Seasons: [
    ['spring-bulbs.jpg', 'Spring bulbs', 'Bulbs in a wooden crate'],
    ['autumn-offers.jpg', 'Autumn offers', 'Pumpkins on a cart'],
  ],
};

const coffeeHouse: MediaTexts = {
  '/': [
    ['menukaart.pdf', 'Menukaart'],
    ['koffiebonen.jpg', 'Koffiebonen', 'Gebrande koffiebonen'],
  ],
};

/** What the media library of each organisation holds, by the organisation's code. */
export const mediaTexts: Readonly<Record<string, MediaTexts>> = {
  KK: kioskCompass,
  ZK: silverCrane,
  BB: bloomAndBarrow,
  KH: coffeeHouse,
};
