import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { DataRecord, LinkSpec } from '../../../../schemas';
import { SearchBox } from '../../../ui/SearchBox';
import { ShowMore, useShowMore } from '../../../ui/ShowMore';
import { matches } from '../../face/linkedName';
import { LinkedRowList } from './LinkedRowList';
import look from './link.module.css';
import { useStandingRows } from './useStandingRows';

/** Rows drawn at first, and added with each "show more". */
const STEP = 50;

/** Fewer are seen at a glance, and need no search. */
const SEARCHED_FROM = 9;

interface Props {
  spec: LinkSpec;
  rows: readonly DataRecord[];
  busyId: number | null;
  isBusy: boolean;
  /** Unlinks a row; without it they are only read. */
  onRemove?(row: DataRecord): void;
  /** How more are linked. */
  adding?: ReactNode;
}

/** What is linked to a record, searched where it is long, each with the button that unlinks it. */
export const LinkedRows = ({ spec, rows, onRemove, adding, ...busy }: Props) => {
  const translate = useTranslate();
  const id = useId();
  const [search, setSearch] = useState('');
  const { limit, more } = useShowMore(STEP);
  const standing = useStandingRows(rows);
  const shown = standing.rows.filter((row) => matches(spec, row, search));
  const found = shown.filter((row) => !standing.isGone(row));
  const searchFor = (text: string) => {
    standing.release();
    setSearch(text);
  };
  const remove = (row: DataRecord) => {
    standing.stand();
    onRemove?.(row);
  };
  return (
    <section aria-labelledby={id} className={look.part}>
      <div className={look.head}>
        <Typography id={id} variant="subtitle1" component="h2">
          {translate('views.links.assigned')} ({found.length})
        </Typography>
        {(rows.length >= SEARCHED_FROM || search !== '') && (
          <SearchBox value={search} onChange={searchFor} label={translate('views.search')} />
        )}
        {adding}
      </div>
      {shown.length > 0 ? (
        <LinkedRowList
          {...busy}
          spec={spec}
          rows={shown.slice(0, limit)}
          onRemove={onRemove && remove}
          isGone={standing.isGone}
          attended={standing.attended}
        />
      ) : (
        <p className={look.none}>
          {translate(search === '' ? 'views.links.none' : 'views.noResults')}
        </p>
      )}
      <ShowMore {...more(shown.length)} />
    </section>
  );
};
