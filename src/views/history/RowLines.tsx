import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { PastChange, PastRow } from '../../../dataProvider/calls/history';
import type { Resource } from '../../../schemas';
import { isSame } from '../../../schemas/merge/sides';
import { useLabels } from '../../fields/labels';
import { nestedText, useTextWriter } from '../../fields/text';
import { BecameLine } from './BecameLine';
import { RestoreButton } from './RestoreButton';
import { shownRows } from './shownRows';
import type { Restore } from './useRestore';

interface Props {
  definition: Resource;
  change: PastChange;
  restore: Restore;
}

/** What became of a row; where it is none, of the order of all. */
const happened = ({ before, after }: PastRow): string => {
  if (before && after) return 'rowChanged';
  if (after) return 'rowAdded';
  return before ? 'rowRemoved' : 'rowsMoved';
};

const RowLine = ({ definition, change, row, restore }: Props & { row: PastRow }) => {
  const translate = useTranslate();
  const writer = useTextWriter();
  const labels = useLabels(definition.name).subList(row.subList);
  const spec = definition.subLists[row.subList];
  if (!spec) return null;
  const { before, after } = row;
  const { fields } = spec;
  const shown = Object.fromEntries(
    Object.entries(fields).filter(([name]) => spec.columns.includes(name)),
  );
  const resource = definition.name;
  const texts = Object.entries(shown).map(([name, field]) =>
    nestedText(after ?? before ?? {}, { [name]: field }, { labelScope: labels, resource }, writer),
  );
  const filled = texts.filter((text) => text !== '');
  // What is another stands below.
  const named = (before && after ? filled.slice(0, 1) : filled).join(', ');
  const changed = Object.keys(fields).filter(
    (name) => before && after && !isSame(before[name], after[name]),
  );
  return (
    <Box sx={{ py: 0.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="caption" component="div" sx={{ fontWeight: 600 }}>
            {translate(`history.${happened(row)}`, { list: labels.title() })}
          </Typography>
          <Typography variant="body2">{named}</Typography>
        </Box>
        <RestoreButton
          what={named}
          isBusy={restore.isBusy}
          onRestore={restore.mayRestoreRow(row) ? () => restore.row(change, row) : undefined}
        />
      </Box>
      {changed.map((name) => (
        <BecameLine
          key={name}
          name={name}
          fields={fields}
          labelScope={labels}
          resource={resource}
          before={before ?? {}}
          after={after ?? {}}
        />
      ))}
    </Box>
  );
};

/** What became of the rows of a record. */
export const RowLines = ({ definition, change, restore }: Props) =>
  shownRows(definition, change).map((row) => (
    <RowLine
      key={`${row.subList} ${(row.after ?? row.before)?.id}`}
      definition={definition}
      change={change}
      row={row}
      restore={restore}
    />
  ));
