/** How tables look where a text is read and where it is written. */
export const tableLook = {
  '& table': { borderCollapse: 'collapse', my: 1 },
  '& td, & th': {
    border: '1px solid',
    borderColor: 'divider',
    px: 1,
    py: 0.5,
    minWidth: '3em',
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& :is(td, th) > p': { m: 0 },
} as const;
