/** How source text looks where it isn't entered: its lines are as high and as wide as in the editor. */
export const sourceText = {
  m: 0,
  px: 1.5,
  py: 0.5,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontSize: '0.8125rem',
  lineHeight: 1.4,
} as const;

/** Source text with the empty line at its end, which an element leaves out. */
export const linesOf = (source: string): string => source.replace(/\n$/, '\n\n');
