/** How names of files end, by their type, where browsers don't always know the type. */
const endings: Readonly<Record<string, readonly string[]>> = {
  'application/vnd.android.package-archive': ['.apk'],
  'image/svg+xml': ['.svg'],
  'text/csv': ['.csv'],
};

/**
 * How names of files of a type end.
 *
 * @returns none where browsers know the type by themselves
 */
export const fileEndings = (type: string): readonly string[] => endings[type] ?? [];
