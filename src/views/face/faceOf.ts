import { type DataRecord, type Fact, isBlank, type Resource } from '../../../schemas';
import type { Values } from '../form/formTypes';
import { linkedName } from './linkedName';

/** The part of a record that holds the rows or records of one of its parts. */
const fieldOfPart = ({ links, subLists }: Resource, part: string): string =>
  links[part]?.field ?? subLists[part]?.field ?? part;

/** How many records or rows a record carries of a part; `undefined` where it carries none at all, as rows of lists do. */
export const countOf = (
  definition: Resource,
  record: Values | DataRecord,
  part: string,
): number | undefined => {
  const { [fieldOfPart(definition, part)]: held }: Values = record;
  return Array.isArray(held) ? held.length : undefined;
};

/** Most names that are shown in place of their number. */
const MOST_NAMES = 2;

/** What the records of a link are called, where they are so few that they can be named; '' where they aren't. */
export const namesOfFew = (
  definition: Resource,
  record: Values | DataRecord,
  part: string,
): string => {
  const { [fieldOfPart(definition, part)]: held }: Values = record;
  const link = definition.links[part];
  if (!link || !Array.isArray(held) || held.length > MOST_NAMES) return '';
  return held.map((row: DataRecord) => linkedName(link, row)).join(', ');
};

/** Whether a record has what a fact shows: nothing is shown of what is empty, none or off. */
const isToBeShown = (definition: Resource, record: Values | DataRecord, fact: Fact): boolean => {
  if (typeof fact !== 'string') return Boolean(countOf(definition, record, fact.count));
  const { [fact]: value }: Values = record;
  return !isBlank(value) && value !== false && !(Array.isArray(value) && value.length === 0);
};

/** Whether a record's state is a flag that is on, as it is of nearly all: where many stand, the exceptions are seen. */
export const isAsUsual = ({ face }: Resource, record: DataRecord): boolean =>
  face.state !== undefined && record[face.state] === true;

/** The facts of a record that there is something to show of. */
export const factsOf = (definition: Resource, record: Values | DataRecord): readonly Fact[] =>
  definition.face.facts.filter((fact) => isToBeShown(definition, record, fact));

/** The facts of a record beneath its title alone: a record that the title names isn't named anew. */
export const factsBeneathTitle = (
  definition: Resource,
  record: Values | DataRecord,
): readonly Fact[] =>
  factsOf(definition, record).filter((fact) => {
    const field = typeof fact === 'string' ? definition.fields[fact] : undefined;
    return !(
      field &&
      'titleIn' in field &&
      definition.title.some((name) => name === field.titleIn)
    );
  });

const LETTER = /^\p{L}/u;

/** The first letters of a name; '' where it begins with none. */
export const initialsOf = (title: string): string => {
  const words = title.split(/\s+/).filter((word) => LETTER.test(word));
  if (!LETTER.test(title)) return '';
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return `${first.charAt(0)}${last.charAt(0)}`.toLocaleUpperCase();
};
