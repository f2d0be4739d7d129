import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { LinkSpec } from '../../schemas';
import { useRecordPath } from '../app/paths';
import { linkedName, matches } from './linkedName';
import { SearchBox } from './SearchBox';
import type { LinkedRow } from './useLinked';

/** Rows drawn at first, and added with each "show more". */
const STEP = 50;

interface Change {
  kind: 'add' | 'remove';
  one(id: number): void;
  /** Links all rows that the search leaves, in one call. */
  all?(ids: readonly number[]): void;
}

interface Props {
  spec: LinkSpec;
  heading: string;
  rows: readonly LinkedRow[];
  busyId: number | null;
  isBusy: boolean;
  change?: Change;
}

interface RowProps extends Pick<Props, 'spec' | 'change' | 'isBusy'> {
  row: LinkedRow;
  isRowBusy: boolean;
}

const Row = ({ spec, row, change, isBusy, isRowBusy }: RowProps) => {
  const translate = useTranslate();
  const recordPath = useRecordPath();
  const path = recordPath(spec.to, row.id);
  const { name, more } = linkedName(spec, row);
  const Icon = change?.kind === 'remove' ? RemoveIcon : AddIcon;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5, px: 1.5, minHeight: 44 }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {path === null ? (
          name
        ) : (
          <Link component={RouterLink} to={path} underline="hover">
            {name}
          </Link>
        )}
        {more && (
          <Typography variant="body2" color="text.secondary">
            {more}
          </Typography>
        )}
      </Box>
      {change && (
        <IconButton
          size="small"
          aria-label={translate(`views.links.${change.kind}`, { name })}
          disabled={isBusy}
          onClick={() => change.one(row.id)}
        >
          {isRowBusy ? <CircularProgress size={18} aria-hidden /> : <Icon fontSize="small" />}
        </IconButton>
      )}
    </Box>
  );
};

/** One side of a link: rows with a search, each with the button that moves it to the other side. */
export const LinkedRows = ({ spec, heading, rows, busyId, isBusy, change }: Props) => {
  const translate = useTranslate();
  const id = useId();
  const [search, setSearch] = useState('');
  const [limit, setLimit] = useState(STEP);
  const found = rows.filter((row) => matches(spec, row, search));
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography id={id} variant="subtitle1" component="h2" fontWeight={600} sx={{ flex: 1 }}>
          {heading} ({rows.length})
        </Typography>
        {change?.all && found.length > 1 && (
          <Button
            size="small"
            disabled={isBusy}
            onClick={() => change.all?.(found.map((row) => row.id))}
          >
            {translate('views.links.addAll', { count: found.length })}
          </Button>
        )}
        <SearchBox
          value={search}
          onChange={setSearch}
          label={`${translate('views.search')}: ${heading}`}
        />
      </Box>
      {found.length === 0 ? (
        <Typography color="text.secondary" sx={{ py: 2 }}>
          {translate('views.noResults')}
        </Typography>
      ) : (
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            '& > li + li': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          {found.slice(0, limit).map((row) => (
            <Row
              key={row.id}
              spec={spec}
              row={row}
              change={change}
              isBusy={isBusy}
              isRowBusy={busyId === row.id}
            />
          ))}
        </Box>
      )}
      {found.length > limit && (
        <Button size="small" onClick={() => setLimit(limit + STEP)} sx={{ mt: 1 }}>
          {translate('views.showMore', { count: found.length - limit })}
        </Button>
      )}
    </Box>
  );
};
