import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { pressesOf } from '../../ui/rows/rowPress';
import { type Article, ArticleLink } from './ArticleLink';

interface Props<Row extends Article> {
  rows: readonly Row[];
  /** What stands before its name, and below it. */
  before?(row: Row): ReactNode;
  below?(row: Row): ReactNode;
  /** What stands at the end of a row. */
  end(row: Row): ReactNode;
}

/** Articles one below the other, each with something at its end. */
export const ArticleRows = <Row extends Article>({ rows, before, below, end }: Props<Row>) => {
  const translate = useTranslate();
  if (rows.length === 0)
    return <Typography color="text.secondary">{translate('views.noResults')}</Typography>;
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        '& > li + li': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      {rows.map((row) => (
        <Box
          component="li"
          key={row.id}
          sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 44, py: 0.5 }}
        >
          {before?.(row)}
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            <ArticleLink id={row.id} name={row.name} />
            {below?.(row)}
          </Box>
          <span {...pressesOf(row.id)}>{end(row)}</span>
        </Box>
      ))}
    </Box>
  );
};
