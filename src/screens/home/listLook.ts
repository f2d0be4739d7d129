/** Links one below the other, each high enough for a finger. */
export const listLook = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': { display: 'flex', alignItems: 'center', minHeight: 44, py: 0.5 },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;
