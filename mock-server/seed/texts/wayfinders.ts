/** An exhibitor: its name, and what it shows. */
export type ExhibitorText = readonly [name: string, description: string];

/** A hall of a floor plan, in hundredths of the plan, with who stands there. */
export interface HallText {
  readonly code: string;
  readonly at: readonly [x: number, y: number, width: number, height: number];
  /** How many stand beside each other. */
  readonly columns: number;
  readonly exhibitors: readonly ExhibitorText[];
}

/** A floor plan and who is to be found on it. */
export interface WayfinderText {
  readonly name: string;
  readonly description: string;
  /** Ground, walls and stands of the plan. */
  readonly colours: readonly [ground: string, wall: string, stand: string];
  readonly halls: readonly HallText[];
}

const museum: WayfinderText = {
  name: 'Plattegrond van het museum',
  description: 'Vier zalen aan de kade, met wat er te zien is',
  colours: ['#eef3f1', '#2f4a47', '#cfe3df'],
  halls: [
    {
      code: 'K',
      at: [4, 6, 54, 52],
      columns: 3,
      exhibitors: [
        ['De Zilveren Kraan', 'Stoomkraan uit 1912, elk uur in beweging'],
        ['Het machinistenhuis', 'Zelf aan de hendels'],
        ['Kettingen en haken', 'Alles waaraan gehesen werd'],
        ['De ploegbaas vertelt', 'Verhalen van de kade'],
        ['Vijf ton tillen', 'Voel wat een takel doet'],
        ['Kranen van de wereld', 'Modellen op schaal'],
      ],
    },
    {
      code: 'E',
      at: [62, 6, 34, 24],
      columns: 2,
      exhibitors: [
        ['Kassa en informatie', 'Kaartjes, kluisjes en audiotours'],
        ['Museumwinkel', 'Boeken, kaarten en bouwpakketten'],
      ],
    },
    {
      code: 'D',
      at: [62, 36, 34, 56],
      columns: 2,
      exhibitors: [
        ['Containerdoolhof', 'Zoek de uitgang tussen twintig containers'],
        ['Koffie uit Santos', 'Wat er in een container past'],
        ['De verstekeling', 'Een verhaal in het donker'],
        ['Zoek het lek', 'Puzzel voor jong en oud'],
      ],
    },
    {
      code: 'S',
      at: [4, 64, 54, 28],
      columns: 3,
      exhibitors: [
        ['Stuurhut van de Hendrika', 'Vaar mee op de simulator'],
        ['De machinekamer', 'Diesel uit 1936'],
        ['Kombuis', 'Zo at de bemanning'],
      ],
    },
  ],
};

const subjects = [
  'Zuilen',
  'Bonprinters',
  'Touchscreens',
  'Kassasoftware',
  'Narrowcasting',
  'Toegangspoorten',
] as const;

const firms = [
  'De Linden',
  'Noordkade',
  'Brandt & Zn.',
  'Rivierduin',
  'Helder Glas',
  'Van Oort',
  'Klapwijk',
  'Twee Torens',
] as const;

const stands = (hall: number): readonly ExhibitorText[] =>
  firms.flatMap((firm, at) => {
    const one = subjects[(at + hall) % subjects.length] ?? '';
    const other = subjects[(at + hall + 3) % subjects.length] ?? '';
    return [
      [`${firm} ${one}`, `${one} voor winkel en horeca`] as const,
      [`${firm} ${other}`, `${other}, te huur en te koop`] as const,
    ];
  });

const fair: WayfinderText = {
  name: 'Kioskbeurs',
  description: 'Drie hallen met standhouders',
  colours: ['#f3f1ec', '#4a4033', '#e6dcc8'],
  halls: [
    { code: 'A', at: [3, 5, 46, 42], columns: 4, exhibitors: stands(0) },
    { code: 'B', at: [51, 5, 46, 42], columns: 4, exhibitors: stands(1) },
    { code: 'C', at: [3, 53, 94, 42], columns: 8, exhibitors: stands(2) },
  ],
};

const gardenCentre: WayfinderText = {
  name: 'Wegwijzer in de kassen',
  description: 'Waar staat wat?',
  colours: ['#eef5ea', '#35553a', '#d3e6cb'],
  halls: [
    {
      code: 'K',
      at: [4, 8, 92, 84],
      columns: 3,
      exhibitors: [
        ['Kamerplanten', 'Van cactus tot palm'],
        ['Buitenplanten', 'Vaste planten en heesters'],
        ['Bollen en zaden', 'Naar het seizoen'],
        ['Potten en grond', 'Binnen en buiten'],
        ['Gereedschap', 'Met werkbank om te proberen'],
        ['Kassa en koffie', 'Bij de uitgang'],
      ],
    },
  ],
};

const cafe: WayfinderText = {
  name: 'Zalen en terras',
  description: 'Where to sit, and where to find us',
  colours: ['#f6efe6', '#5a4330', '#ecdcc6'],
  halls: [
    {
      code: 'Z',
      at: [6, 10, 88, 80],
      columns: 3,
      exhibitors: [
        ['Terras', 'Aan het water'],
        ['Leestafel', 'Kranten en koffie'],
        ['Bovenzaal', 'Te huur voor feesten'],
      ],
    },
  ],
};

/** The wayfinder of each organisation, by the organisation's code. */
export const wayfinderTexts: Readonly<Record<string, WayfinderText>> = {
  KK: fair,
  ZK: museum,
  BB: gardenCentre,
  KH: cafe,
};
