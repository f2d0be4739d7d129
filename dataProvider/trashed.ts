import { isObject } from '../schemas/isObject';

/** The entries of the trash that an answer names, where what its call deleted lies. */
export const trashedIn = (headers: Headers): readonly number[] =>
  (headers.get('Trash-Entries') ?? '').split(',').filter(Boolean).map(Number);

/** The same, of the data that a deletion gives. */
export const trashedBy = (data: unknown): readonly number[] =>
  isObject(data) && Array.isArray(data.trashed) ? data.trashed : [];
