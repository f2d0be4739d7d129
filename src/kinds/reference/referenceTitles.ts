import { readNumber } from '../../../schemas';
import type { Option } from '../../fields/inputs/OptionPicker';
import type { OptionsOf } from '../../fields/KindTypes';

type ReferenceOptions = OptionsOf<'reference'>;
type Surroundings = Record<string, unknown>;

const isObject = (value: unknown): value is Surroundings =>
  typeof value === 'object' && value !== null;

/** The title of a referred row as servers send it: a text, or an object with a name or a title. */
const titleIn = (value: unknown): string => {
  if (typeof value === 'string') return value;
  const title = isObject(value) ? (value.name ?? value.title) : '';
  return typeof title === 'string' ? title : '';
};

/**
 * Rows of {id, name} or {id, title} as options; rows without an id are no choice.
 *
 * @param colour the part of a row that holds its colour
 */
export const optionsOf = (rows: unknown, colour = ''): Option<number>[] =>
  (Array.isArray(rows) ? rows : []).filter(isObject).flatMap((row) => {
    const id = readNumber(row.id);
    if (id === null) return [];
    const shade = row[colour];
    return [
      {
        id,
        title: titleIn(row) || `#${id}`,
        ...(typeof shade === 'string' && { colour: shade }),
      },
    ];
  });

/** The choices that the record itself carries. */
export const ownChoices = (
  { choices }: Pick<ReferenceOptions, 'choices'>,
  record: Surroundings,
): Option<number>[] => (choices && 'in' in choices ? optionsOf(record[choices.in]) : []);

/** What the record tells of a referred record's title; '' when it tells nothing. */
export const ownTitle = (
  id: number | null,
  field: ReferenceOptions,
  record: Surroundings,
): string =>
  ownChoices(field, record).find((option) => option.id === id)?.title ??
  (field.titleIn === undefined ? '' : titleIn(record[field.titleIn]));

/** The colour that the record tells of the record that it refers to. */
export const ownColour = (
  { colourIn }: Pick<ReferenceOptions, 'colourIn'>,
  record: Surroundings,
): string | undefined => {
  const told = colourIn && record[colourIn];
  return typeof told === 'string' && told !== '' ? told : undefined;
};
