import type { PictureName } from './screens';

/** How records are versions of one thing: the first has its id, and the others name it. */
export interface ComparedVersions<Field extends string> {
  /** The field in which all but the first have the id of the first. */
  readonly first: Field;
  /** The field that numbers them. */
  readonly number: Field;
}

/**
 * What a record looks like, drawn by hand: beside its form; as a whole page beside it, with more room; or where its
 * states are compared alone, of a record whose form already shows how it looks. Records that are versions of one
 * thing are compared with one another as well.
 */
export type Picture<Field extends string = string> =
  | PictureName
  | { readonly page: PictureName }
  | { readonly compared: PictureName; readonly versions?: ComparedVersions<Field> };

/** Whether a picture stands beside its record's form. */
export const isBesideForm = (picture: Picture | undefined): boolean =>
  picture !== undefined && !(typeof picture === 'object' && 'compared' in picture);

/** The name of what draws a picture. */
export const pictureName = (picture: Picture): PictureName => {
  if (typeof picture !== 'object') return picture;
  return 'page' in picture ? picture.page : picture.compared;
};

/** How a record's other versions are found that its picture is compared with. */
export const comparedVersions = (
  picture: Picture | undefined,
): ComparedVersions<string> | undefined =>
  typeof picture === 'object' && 'compared' in picture ? picture.versions : undefined;
