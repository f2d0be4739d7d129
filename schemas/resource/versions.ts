/** Records that are versions of one thing: the page of one leads to the others. */
export interface VersionsSpec<Field extends string> {
  /** The field that they share. */
  readonly by: Field;
  /** What a version is called. */
  readonly name: Field;
  /** The number that stands behind its name, and that they are ordered by, the newest first. */
  readonly sort: Field;
}
