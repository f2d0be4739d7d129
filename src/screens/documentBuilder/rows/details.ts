import { checkRecord, type Problem, type Resource } from '../../../../schemas';
import { type MergedValues, mergeRecords } from '../../../../schemas/merge/mergeRecords';
import type { Sides } from '../../../../schemas/merge/sides';

/** A document's own details beside its rows: its fields that can be entered. */
export type Details = Readonly<Record<string, unknown>>;

/** The key under which the details stand among the rows' keys. */
export const DETAILS = 0;

export const detailsOf = (
  { fields }: Resource,
  record: Readonly<Record<string, unknown>>,
): Details =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { readOnly, derived }]) => !readOnly && !derived)
      .map(([name]) => [name, record[name]]),
  );

export const isSameDetails = (one: Details, other: Details): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** What is wrong with the details, by field. */
export const detailProblems = (
  definition: Resource,
  details: Details,
): Readonly<Record<string, Problem<string>>> => checkRecord(definition, details, 'update');

/** What holds for the details of a document, by its definition. */
export interface DetailRules {
  /** Whether they can be stored. */
  areRight(details: Details): boolean;
  /** Puts together what two people made of them. */
  merge(sides: Sides<Details>): MergedValues<Details>;
}

export const detailRules = (definition: Resource): DetailRules => ({
  areRight: (details) => Object.keys(detailProblems(definition, details)).length === 0,
  merge: (sides) => mergeRecords(definition.fields, sides),
});
