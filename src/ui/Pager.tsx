import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';

interface Paged {
  page: number;
  perPage: number;
  total?: number;
  data?: readonly unknown[];
  /** All rows are on one page. */
  unpaged?: boolean;
  filterValues?: Record<string, unknown>;
  setPage(page: number): void;
}

/** The buttons beside those of the pages; the gaps between pages are no buttons. */
const arrows = { first: true, last: true, next: true, previous: true };

/**
 * Which rows are on screen, and the way to the others. A search has one page; where that doesn't hold all its
 * matches, it takes a narrower one to see the rest.
 */
export const Pager = ({ list }: { list: Paged }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const { page, perPage, total = 0, data } = list;
  const isSearch = Boolean(list.unpaged || list.filterValues?.q);
  const pages = isSearch ? 1 : Math.ceil(total / perPage);
  if (!data || total === 0) return null;
  const from = isSearch ? 1 : (page - 1) * perPage + 1;
  const number = (value: number) => value.toLocaleString(locale);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        px: 2,
        py: 1,
      }}
    >
      <Typography variant="body2" color="text.secondary" role="status">
        {isSearch && data.length < total
          ? translate('views.narrower', { shown: number(data.length), total: number(total) })
          : translate('views.range', {
              from: number(from),
              to: number(isSearch ? total : Math.min(page * perPage, total)),
              total: number(total),
            })}
      </Typography>
      {pages > 1 && (
        <Pagination
          size="small"
          count={pages}
          page={page}
          onChange={(_, next) => list.setPage(next)}
          getItemAriaLabel={(type, target) =>
            type === 'page' || !(type in arrows)
              ? translate('views.pageNumber', { page: target })
              : translate(`views.pages.${type}`)
          }
        />
      )}
    </Box>
  );
};
