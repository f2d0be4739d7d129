/** Blocks keep their distance below alone, so that the first stands where the box begins. */
const BLOCKS = '& :is(p, ul, ol, pre, blockquote, table, h1, h2, h3, h4, h5, h6)';

/** How a formatted text looks where it is read and where it is written: as high in both. */
export const textLook = {
  overflowWrap: 'anywhere',
  lineHeight: 20 / 14,
  '& a': { color: 'primary.main' },
  '& img': { maxWidth: '100%', height: 'auto' },
  '& h1': { typography: 'h5' },
  '& h2': { typography: 'h6' },
  '& :is(h3, h4, h5, h6)': { typography: 'subtitle2' },
  [BLOCKS]: { mt: 0, mb: 1.5 },
  '& * + :is(h1, h2, h3, h4, h5, h6)': { mt: 2.5 },
  '& blockquote': { mx: 0, pl: 2, borderLeft: 2, borderColor: 'divider' },
  // The same bullets wherever it stands, within a list as well.
  '& ul': { listStyleType: 'disc' },
  '& ul ul': { listStyleType: 'circle' },
  '& table': { borderCollapse: 'collapse' },
  '& td, & th': {
    border: '1px solid',
    borderColor: 'divider',
    px: 1,
    py: 0.5,
    minWidth: '3em',
    textAlign: 'start',
    verticalAlign: 'top',
  },
  // The editor makes paragraphs of what stands in them.
  '& :is(td, th, li) > :is(p, ul, ol)': { mb: 0 },
  '& > :last-child, & blockquote > :last-child': { mb: 0 },
} as const;
