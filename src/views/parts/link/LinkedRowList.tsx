import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ComponentProps } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { DataRecord, LinkSpec } from '../../../../schemas';
import { useRecordPath } from '../../../routing/paths';
import { linkedName } from './linkedName';
import { useLinkedMore } from './useLinkedMore';

/** What can be done with each row: it goes to the other side. */
export interface LinkChange {
  kind: 'add' | 'remove';
  one(row: DataRecord): void;
  /** Why a row stays where it is, in place of its button. */
  closed?(row: DataRecord): string | undefined;
  /** What a row is linked to now, where linking it takes it from there. */
  holderOf?(row: DataRecord): string | undefined;
}

interface Props {
  spec: LinkSpec;
  rows: readonly DataRecord[];
  busyId: number | null;
  isBusy: boolean;
  change?: LinkChange;
  /** What the list listens to beside its rows. */
  attended?: Pick<ComponentProps<'ul'>, 'onPointerLeave' | 'onBlur'>;
}

interface RowProps extends Pick<Props, 'spec' | 'change' | 'isBusy'> {
  row: DataRecord;
  /** Its details beside its name. */
  more: string;
  isRowBusy: boolean;
}

const Row = ({ spec, row, more, change, isBusy, isRowBusy }: RowProps) => {
  const translate = useTranslate();
  const recordPath = useRecordPath();
  const path = recordPath(spec.to, row.id);
  const name = linkedName(spec, row);
  const holder = change?.holderOf?.(row);
  const about = [more, ...(holder ? [translate('views.links.elsewhere', { name: holder })] : [])];
  const closed = change?.closed?.(row);
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
        {about.filter(Boolean).map((line) => (
          <Typography key={line} variant="body2" color="text.secondary">
            {line}
          </Typography>
        ))}
      </Box>
      {closed !== undefined && (
        <Typography variant="body2" color="text.secondary">
          {closed}
        </Typography>
      )}
      {change && closed === undefined && (
        <IconButton
          size="small"
          aria-label={translate(`views.links.${change.kind}`, { name })}
          disabled={isBusy}
          onClick={() => change.one(row)}
        >
          {isRowBusy ? <CircularProgress size={18} aria-hidden /> : <Icon fontSize="small" />}
        </IconButton>
      )}
    </Box>
  );
};

/** Rows of a link, each with the button that moves it to the other side. */
export const LinkedRowList = ({ spec, rows, busyId, isBusy, change, attended }: Props) => {
  const translate = useTranslate();
  const moreOf = useLinkedMore(spec);
  if (rows.length === 0)
    return (
      <Typography color="text.secondary" sx={{ py: 2 }}>
        {translate('views.noResults')}
      </Typography>
    );
  return (
    <Box
      component="ul"
      {...attended}
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
      {rows.map((row) => (
        <Row
          key={row.id}
          spec={spec}
          row={row}
          more={moreOf(row)}
          change={change}
          isBusy={isBusy}
          isRowBusy={busyId === row.id}
        />
      ))}
    </Box>
  );
};
