/** Fields in the order in which they stand; a list of names shares a line. */
export type FieldLayout<Name extends string> = readonly (Name | readonly Name[])[];

/** How the fields of a row stand where it is entered: in lines, or in sections of lines. */
export type RowLayout<Name extends string = string, Section extends string = string> =
  | FieldLayout<Name>
  // Without sections, anything would be an object that names none.
  | ({ readonly [S in Section]: FieldLayout<Name> } & { readonly length?: never });

/** The names of a layout's sections. */
export type SectionsIn<Layout> =
  Layout extends FieldLayout<string> ? never : Exclude<Extract<keyof Layout, string>, 'length'>;

const isLines = (layout: RowLayout): layout is FieldLayout<string> => Array.isArray(layout);

/** The lines of a layout by section; lines without sections stand in one that has no name. */
export const sectionsOf = (layout: RowLayout): Readonly<Record<string, FieldLayout<string>>> =>
  isLines(layout) ? { '': layout } : layout;
