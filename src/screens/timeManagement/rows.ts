/** Rows beneath each other, a line between them. */
export const rowsLook = { listStyle: 'none', m: 0, p: 0 } as const;

export const rowLook = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  py: 0.75,
  minHeight: 44,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
