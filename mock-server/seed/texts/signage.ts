/** One item of a playlist: the name of its file, its seconds (0 for a video), and how it comes up. */
type ItemText = readonly [fileName: string, seconds: number, transition?: number];

export interface PlaylistText {
  readonly name: string;
  readonly description: string;
  readonly defDuration?: number;
  readonly tickerType?: number;
  readonly items: readonly ItemText[];
}

const deals = (items: readonly ItemText[]): PlaylistText => ({
  name: 'Acties van de week',
  description: 'Bij de kassa, elke maandag opnieuw',
  defDuration: 8,
  tickerType: 1,
  items,
});

const waiting: PlaylistText = {
  name: 'Wachtscherm',
  description: 'Als niemand aan de zuil staat',
  items: [
    ['wachtbeeld-1.png', 10, 1],
    ['welkom-lus.webm', 0],
    ['wachtbeeld-2.png', 10, 1],
    ['wachtbeeld-3.png', 10, 1],
    ['koffiebonen.jpg', 10],
  ],
};

const kioskCompass: readonly PlaylistText[] = [
  waiting,
  deals([
    ['ijskoffie-actie.png', 8, 2],
    ['broodje-gezond.jpg', 6, 2],
    ['cappuccino.jpg', 6, 2],
    ['soep-van-de-dag.jpg', 8, 1],
  ]),
  {
    name: 'Terras, zomer',
    description: 'Het scherm aan de straat',
    items: [
      ['zomer-banner-liggend.jpg', 12, 3],
      ['zomer-spot.webm', 0],
      ['terras-open.jpg', 10, 1],
      ['limonade-siroop.png', 10, 1],
    ],
  },
  { name: 'Kerst (in voorbereiding)', description: '', items: [] },
];

const silverCrane: readonly PlaylistText[] = [
  {
    name: 'Nu te zien',
    description: 'In de entree',
    items: [
      ['kranen-aan-de-kade.jpg', 15, 1],
      ['sleepboot-hendrika.jpg', 15, 1],
    ],
  },
  deals([['sleepboot-hendrika.jpg', 8]]),
];

const bloomAndBarrow: readonly PlaylistText[] = [
  {
    name: 'Care tips',
    description: 'Beside the plants',
    defDuration: 20,
    items: [
      ['spring-bulbs.jpg', 20, 1],
      ['autumn-offers.jpg', 20, 1],
    ],
  },
  deals([['autumn-offers.jpg', 8]]),
];

const coffeeHouse: readonly PlaylistText[] = [waiting, deals([['koffiebonen.jpg', 8, 1]])];

/** The playlists of each organisation, by its code; files that it doesn't have are left out. */
export const playlistTexts: Readonly<Record<string, readonly PlaylistText[]>> = {
  KK: kioskCompass,
  ZK: silverCrane,
  BB: bloomAndBarrow,
  KH: coffeeHouse,
};

/** The lists that visitors of each organisation wait in: name, description, and whether it is open. */
export const waitinglistTexts: Readonly<
  Record<string, readonly (readonly [name: string, description: string, isActive: boolean])[]>
> = {
  KK: [
    ['Terras', 'Een tafel buiten, als het mooi weer is', true],
    ['Binnen, twee personen', '', true],
    ['Groepen vanaf acht', 'Alleen in het weekeinde', true],
    ['Kerstdiner', 'Gesloten tot november', false],
  ],
  ZK: [['Rondleiding zonder kaartje', 'Wie komt er voor een afmelding in de plaats', true]],
  BB: [['Spring workshop', 'Who would like to come when somebody cancels', true]],
};
