import { type Choice, carriedChoices, titleOfReferred } from '../../../dataProvider/carried';
import { colourFieldOf, type OptionsOf } from '../../../schemas';

type ReferenceOptions = OptionsOf<'reference'>;
type Surroundings = Record<string, unknown>;

/** The choices that the record itself carries. */
export const ownChoices = (
  { choices }: Pick<ReferenceOptions, 'choices'>,
  record: Surroundings,
): readonly Choice[] =>
  choices && 'in' in choices ? ((record[choices.in] ?? []) as readonly Choice[]) : [];

/** The title of one of several referred records, where the record carries it. */
export const titleOfOne = (
  id: number,
  { name, field, record }: { name: string; field: OptionsOf<'references'>; record: Surroundings },
): string | undefined =>
  [...ownChoices(field, record), ...carriedChoices(record, name)].find((one) => one.id === id)
    ?.title;

/** The title of a referred record that the record carries; '' when it has none. */
export const ownTitle = (
  id: number | null,
  field: ReferenceOptions,
  record: Surroundings,
): string =>
  ownChoices(field, record).find((option) => option.id === id)?.title ??
  (field.titleIn === undefined ? '' : titleOfReferred(record[field.titleIn]));

/** The colour that the record carries of the record that it refers to. */
export const ownColour = (
  { carries = {} }: Pick<ReferenceOptions, 'carries'>,
  record: Surroundings,
): string | undefined => {
  const colour = record[colourFieldOf(carries) ?? ''];
  return typeof colour === 'string' && colour !== '' ? colour : undefined;
};
