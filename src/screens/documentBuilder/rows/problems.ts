import type { Problem } from '../../../../schemas';
import { checkOptions, type DocumentRow } from '../../../../schemas/documents';
import { perObject } from '../../../../schemas/perObject';

type Problems = Readonly<Record<string, Problem>>;

/** What is wrong with a row's options, worked out once for each object. */
export const problemsOf = perObject((row: DocumentRow): Problems => checkOptions(row));

export const isRight = (row: DocumentRow): boolean => Object.keys(problemsOf(row)).length === 0;
