import type { Random } from './random';

/** A city: latitude, longitude, area code, first four digits of the postal codes of its centre. */
type City = readonly [latitude: number, longitude: number, areaCode: string, postalArea: number];

const cities: Readonly<Record<string, City>> = {
  Alkmaar: [52.6324, 4.7534, '072', 1811],
  Amersfoort: [52.1561, 5.3878, '033', 3811],
  Amsterdam: [52.3702, 4.8952, '020', 1012],
  Apeldoorn: [52.2112, 5.9699, '055', 7311],
  Arnhem: [51.9851, 5.8987, '026', 6811],
  Assen: [52.9925, 6.5649, '0592', 9401],
  Breda: [51.5719, 4.7683, '076', 4811],
  Delft: [52.0116, 4.3571, '015', 2611],
  'Den Haag': [52.0786, 4.2888, '070', 2511],
  Deventer: [52.2661, 6.1552, '0570', 7411],
  Dordrecht: [51.8133, 4.6901, '078', 3311],
  Ede: [52.0402, 5.6649, '0318', 6711],
  Eindhoven: [51.4416, 5.4697, '040', 5611],
  Enschede: [52.2215, 6.8937, '053', 7511],
  Gouda: [52.0115, 4.7105, '0182', 2801],
  Groningen: [53.2194, 6.5665, '050', 9711],
  Haarlem: [52.3874, 4.6462, '023', 2011],
  Hoorn: [52.6424, 5.0602, '0229', 1621],
  Leeuwarden: [53.2012, 5.7999, '058', 8911],
  Leiden: [52.1601, 4.497, '071', 2311],
  Lelystad: [52.5185, 5.4714, '0320', 8232],
  Maastricht: [50.8514, 5.691, '043', 6211],
  Middelburg: [51.4988, 3.611, '0118', 4331],
  Nijmegen: [51.8426, 5.8546, '024', 6511],
  Rotterdam: [51.9225, 4.4792, '010', 3011],
  Tilburg: [51.5555, 5.0913, '013', 5038],
  Utrecht: [52.0907, 5.1214, '030', 3511],
  Venlo: [51.3704, 6.1724, '077', 5911],
  Zwolle: [52.5168, 6.083, '038', 8011],
};

const cityNames = Object.keys(cities);

const streets = [
  'Ambachtstraat',
  'Beukenlaan',
  'Dorpsstraat',
  'Grote Markt',
  'Havenkade',
  'Houtmarkt',
  'Industrieweg',
  'Kanaalstraat',
  'Kastanjehof',
  'Kerkplein',
  'Korenbeurs',
  'Lindenlaan',
  'Markt',
  'Meidoornpad',
  'Molenweg',
  'Nieuwstraat',
  'Oranjesingel',
  'Parallelweg',
  'Raadhuisplein',
  'Schoolstraat',
  'Stationsplein',
  'Stationsweg',
  'Tuinstraat',
  'Veerweg',
  'Vismarkt',
  'Zuiderkade',
] as const;

/** Letters that postal codes are made of. */
const POSTAL_LETTERS = 'ABCDEGHJKLMNPRTVWXZ';

const cityOf = (name: string): City => {
  const city = cities[name];
  if (!city) throw new Error(`No such city in the demo data: ${name}`);
  return city;
};

export const anyCity = (random: Random): string => random.pick(cityNames);

/** A street with a number, a postal code and a city that go together. */
export const addressIn = (random: Random, city: string) => ({
  address: `${random.pick(streets)} ${random.int(1, 148)}${random.chance(0.15) ? random.pick(['a', 'b', '-2']) : ''}`,
  postalCode: `${cityOf(city)[3] + random.int(0, 6)} ${random.text(POSTAL_LETTERS, 2)}`,
  city,
  country: 'NL',
});

/** A point within some two kilometres of the city's centre, in degrees. */
export const pointIn = (random: Random, city: string) => {
  const near = (degrees: number): number =>
    Math.round((degrees + (random.next() - 0.5) * 0.03) * 1e6) / 1e6;
  const [latitude, longitude] = cityOf(city);
  return { latitude: near(latitude), longitude: near(longitude) };
};

const digits = (random: Random, count: number): string => random.text('0123456789', count);

/**
 * A number of the city that nobody has: the Netherlands set no numbers aside for fiction, but give out
 * none that begins with a 0 behind the area code.
 */
export const phoneIn = (random: Random, city: string): string => {
  const areaCode = cityOf(city)[2];
  return areaCode.length === 3
    ? `${areaCode} 0${digits(random, 2)} ${digits(random, 2)} ${digits(random, 2)}`
    : `${areaCode} 0${digits(random, 1)} ${digits(random, 2)} ${digits(random, 2)}`;
};

/** A mobile number that nobody has: behind 06 no number begins with a 0 either. */
export const mobilePhone = (random: Random): string =>
  `06 0${digits(random, 1)} ${digits(random, 2)} ${digits(random, 2)} ${digits(random, 2)}`;
