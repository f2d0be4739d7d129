import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { DataRecord, LinkSpec } from '../../../../schemas';
import { SearchBox } from '../../../ui/SearchBox';
import { ShowMore, useShowMore } from '../../../ui/ShowMore';
import { type LinkChange, LinkedRowList } from './LinkedRowList';
import { matches } from './linkedName';
import { useStandingRows } from './useStandingRows';

/** Rows drawn at first, and added with each "show more". */
const STEP = 50;

interface Change extends LinkChange {
  /** Links all rows that the search leaves, in one call. */
  all?(ids: readonly number[]): void;
}

interface Props {
  spec: LinkSpec;
  heading: string;
  rows: readonly DataRecord[];
  busyId: number | null;
  isBusy: boolean;
  change?: Change;
}

/** One side of a link: rows with a search, each with the button that moves it to the other side. */
export const LinkedRows = ({ spec, heading, rows, busyId, isBusy, change }: Props) => {
  const translate = useTranslate();
  const id = useId();
  const [search, setSearch] = useState('');
  const { limit, more } = useShowMore(STEP);
  const standing = useStandingRows(rows);
  const shown = standing.rows.filter((row) => matches(spec, row, search));
  const found = shown.filter((row) => !standing.isGone(row));
  const gone = translate(
    change?.kind === 'remove' ? 'views.links.unlinked' : 'views.links.already',
  );
  const searchFor = (text: string) => {
    standing.release();
    setSearch(text);
  };
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 34, mb: 1 }}>
        <Typography id={id} variant="subtitle1" component="h2" fontWeight={600}>
          {heading} ({found.length})
        </Typography>
      </Box>
      {/* Where there is no room it goes below the search: both sides have theirs at one height. */}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <SearchBox
          value={search}
          onChange={searchFor}
          label={`${translate('views.search')}: ${heading}`}
        />
        {change?.all && found.length > 1 && (
          <Button
            size="small"
            disabled={isBusy}
            onClick={() => change.all?.(found.map((row) => row.id))}
          >
            {translate('views.links.addAll', { count: found.length })}
          </Button>
        )}
      </Box>
      <LinkedRowList
        spec={spec}
        rows={shown.slice(0, limit)}
        busyId={busyId}
        isBusy={isBusy}
        attended={standing.attended}
        change={
          change && {
            ...change,
            closed: (row) => (standing.isGone(row) ? gone : undefined),
            one: (row) => {
              standing.stand();
              change.one(row);
            },
          }
        }
      />
      <ShowMore {...more(shown.length)} />
    </Box>
  );
};
