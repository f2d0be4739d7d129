import type { DocumentRow } from '../../../schemas/documents';

/** What is given to a row that shows something. */
export interface DisplayProps {
  row: DocumentRow;
  /** Stands among the rows of a document that is being made: nothing moves or plays. */
  isStill?: boolean;
}

/** How a row's place from left to right is expressed in CSS. */
const places = { left: 'flex-start', center: 'center', right: 'flex-end' } as const;

/** Where a row stands from left to right, by one of its options. */
export const placeOf = (value: unknown): string =>
  value === 'center' || value === 'right' ? places[value] : places.left;
