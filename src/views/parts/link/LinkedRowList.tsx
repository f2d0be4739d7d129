import RemoveIcon from '@mui/icons-material/Close';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ComponentProps } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { DataRecord, LinkSpec } from '../../../../schemas';
import { useRecordPath } from '../../../routing/paths';
import { linkedName } from '../../face/linkedName';
import { LinkedMore } from './LinkedMore';
import { LinkedSign } from './LinkedSign';
import look from './link.module.css';
import { useLinkedMore } from './useLinkedMore';

interface Props {
  spec: LinkSpec;
  rows: readonly DataRecord[];
  busyId: number | null;
  isBusy: boolean;
  /** Unlinks a row; without it they are only read. */
  onRemove?(row: DataRecord): void;
  /** Whether a row has been unlinked, and only keeps its place. */
  isGone(row: DataRecord): boolean;
  /** What the list listens to beside its rows. */
  attended: Pick<ComponentProps<'ul'>, 'onPointerLeave' | 'onBlur'>;
}

interface RowProps extends Pick<Props, 'spec' | 'isBusy' | 'onRemove'> {
  row: DataRecord;
  /** Its details beside its name. */
  more: readonly string[];
  isRowBusy: boolean;
  isGone: boolean;
}

const Row = ({ spec, row, more, isBusy, isRowBusy, isGone, onRemove }: RowProps) => {
  const translate = useTranslate();
  const recordPath = useRecordPath();
  const path = recordPath(spec.to, row.id);
  const name = linkedName(spec, row);
  return (
    <li className={look.row}>
      <LinkedSign spec={spec} row={row} />
      <div className={look.texts}>
        {path === null ? (
          name
        ) : (
          <Link to={path} className={look.name}>
            {name}
          </Link>
        )}
        {more.length > 0 && (
          <div className={look.more}>
            <LinkedMore details={more} />
          </div>
        )}
      </div>
      {isGone && (
        <Typography variant="caption" color="text.secondary" sx={{ pr: 1 }}>
          {translate('views.links.unlinked')}
        </Typography>
      )}
      {onRemove && !isGone && (
        <IconButton
          size="small"
          aria-label={translate('views.links.remove', { name })}
          disabled={isBusy}
          onClick={() => onRemove(row)}
        >
          {isRowBusy ? <CircularProgress size={18} aria-hidden /> : <RemoveIcon fontSize="small" />}
        </IconButton>
      )}
    </li>
  );
};

/** Rows that are linked, each with the button that unlinks it. */
export const LinkedRowList = ({ spec, rows, busyId, attended, isGone, ...row }: Props) => {
  const moreOf = useLinkedMore(spec);
  return (
    <ul {...attended} className={look.rows}>
      {rows.map((one) => (
        <Row
          {...row}
          key={one.id}
          spec={spec}
          row={one}
          more={moreOf(one)}
          isGone={isGone(one)}
          isRowBusy={busyId === one.id}
        />
      ))}
    </ul>
  );
};
