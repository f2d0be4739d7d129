import { slugify } from '../../schemas/kinds/slug';
import type { Random } from './random';

const words = (list: string): readonly string[] => list.trim().split(/\s+/);
const entries = (list: string): readonly string[] =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

const dutch = {
  F: words(`Aaltje Amira Anouk Brechtje Carlijn Demi Esma Femke Fleur Gerda Hanneke Ilse Jacomijn Jolanda
    Katinka Lieke Loes Maaike Marjolein Mirthe Naima Nienke Noor Petra Roos Sanne Saskia Silke Tessa Truus
    Veerle Wieke Yasmina Yvonne Zoë`),
  M: words(`Arend Bart Berend Casper Cor Dirk Emre Evert Floris Geert Gijs Hidde Ilyas Jasper Jelle Joost
    Jurre Karim Koen Lars Maarten Menno Milan Niek Olivier Pepijn Pieter Rik Ruben Sjoerd Stijn Teun Thijs
    Wessel Youssef`),
};

const english = {
  F: words(
    'Abigail Alice Beth Charlotte Daisy Edith Freya Georgia Hazel Isla Martha Nora Phoebe Ruby',
  ),
  M: words(
    'Alfie Angus Callum Dexter Elliot Fergus Gareth Hugo Jasper Leon Miles Owen Rory Tobias',
  ),
};

/** Insertions stand before the bar. */
const dutchFamilies =
  entries(`Aalbers, van|Aken, Akkerman, el|Amrani, van den|Beemt, van|Beek, ten|Berge,
  Bijlsma, van den|Boogaard, Bosman, van den|Brink, Brouwer, Demir, Dijkstra, van|Doorn, Driessen,
  van|Duin, van|Eck, Elzinga, Evers, van der|Geest, Gerritsen, de|Greef, Groenewoud, de|Haan, ter|Haar,
  van der|Heijden, Hendriks, Hofstra, van 't|Hof, Hoekstra, ten|Hove, Huisman, Jagers, Kamphuis, Karaca,
  Kloosterman, Kok, de|Koning, Koster, Kuipers, van de|Laar, van der|Linden, Lubbers, van der|Meer, Mulder,
  Nijhuis, van|Oosten, Oudshoorn, Peeters, van der|Ploeg, Postma, Ramdin, van|Rijswijk,
  Roelofs, de|Ruiter, Schouten, Smeets, Spaans, van|Straten, Terpstra, van der|Veen, Veenstra, Verhoeven,
  van|Vliet, de|Vos, van der|Wal, Wiersma, in 't|Veld, van de|Wetering, Willemsen, de|Wilde, Yilmaz,
  Zandstra, Zijlstra, van|Zuilen`);

const englishFamilies =
  entries(`Ashworth, Barlow, Calloway, Dunmore, Fairbrother, Greenhalgh, Hartley,
  Holloway, Kendrick, Lockwood, Merriman, Netherby, Oakley, Penrose, Radcliffe, Sedgwick, Thornbury,
  Underhill, Wetherby, Yardley`);

export interface PersonName {
  readonly firstName: string;
  readonly insertions: string;
  readonly lastName: string;
  readonly gender: 'M' | 'F' | 'U';
}

/** A person's name, Dutch or, for a share of the draws, English. */
export const personName = (random: Random, englishShare: number): PersonName => {
  const isEnglish = random.chance(englishShare);
  const sex = random.chance(0.5) ? 'F' : 'M';
  const family = random.pick(isEnglish ? englishFamilies : dutchFamilies);
  const [lastName = '', insertions = ''] = family.split('|').reverse();
  return {
    firstName: random.pick((isEnglish ? english : dutch)[sex]),
    insertions,
    lastName,
    gender: random.chance(0.08) ? 'U' : sex,
  };
};

/** The part of a mail address before the @, as offices make it from a name. */
export const mailName = ({ firstName, insertions, lastName }: PersonName): string =>
  [firstName, insertions + lastName].map((part) => slugify(part).replaceAll('-', '')).join('.');

/** Gives each address once: a second bearer of the name gets a number. */
export const mailboxes = () => {
  const given = new Map<string, number>();
  return (name: PersonName, domain: string): string => {
    const local = mailName(name);
    const count = (given.get(`${local}@${domain}`) ?? 0) + 1;
    given.set(`${local}@${domain}`, count);
    return `${local}${count > 1 ? count : ''}@${domain}`;
  };
};

/** Domains that are set aside for examples, for people who are not staff. */
export const privateDomains = ['example.com', 'example.net', 'example.org', 'post.test'] as const;
