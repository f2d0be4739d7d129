import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useNavigate } from 'react-router';
import { isBlank, titleOf } from '../../../schemas';
import { FieldScope } from '../../fields/FieldScope';
import { fieldsOf } from '../../fields/fields';
import { useLabels } from '../../fields/labels';
import { CardLine } from '../../ui/CardLine';
import { isForRow } from '../../ui/rowClick';
import { hasRowActions, RowActions } from '../actions/RowActions';
import { ListCell } from './ListCell';
import type { RowsProps } from './rowsProps';

/** Beneath what stands before a title nothing else does, so that levels of a tree show. */
const prefixLook = {
  display: 'grid',
  alignItems: 'center',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
} as const;

/** The rows of a list one below the other, for screens without room for a table. */
export const ListCards = ({
  definition,
  columns,
  rows,
  pathOf,
  rowTools,
  prefix,
  selection,
}: RowsProps) => {
  const translate = useTranslate();
  const labels = useLabels(definition.name);
  const navigate = useNavigate();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map((record) => {
        const path = pathOf(record);
        const title = titleOf(definition, record);
        const before = prefix?.(record);
        const others = columns.filter(
          ({ name }) => !definition.title.includes(name) && !isBlank(record[name]),
        );
        return (
          <Box
            component="li"
            key={record.id}
            onClick={(event) => {
              if (path !== null && isForRow(event)) navigate(path);
            }}
            sx={{ display: 'flex', gap: 1, p: 1.5, borderTop: 1, borderColor: 'divider' }}
          >
            {selection && (
              <Checkbox
                checked={selection.selected.includes(record.id)}
                onChange={({ target }) =>
                  selection.onChange(
                    target.checked
                      ? [...selection.selected, record.id]
                      : selection.selected.filter((id) => id !== record.id),
                  )
                }
                slotProps={{ input: { 'aria-label': translate('views.select', { title }) } }}
                sx={{ alignSelf: 'flex-start', p: 0.5 }}
              />
            )}
            <Box sx={{ flex: 1, minWidth: 0, ...(before && prefixLook) }}>
              {before}
              {path === null ? (
                <Typography fontWeight={600}>{title}</Typography>
              ) : (
                <Link component={RouterLink} to={path} underline="hover" fontWeight={600}>
                  {title}
                </Link>
              )}
              <Box sx={{ gridColumn: 2 }}>
                <FieldScope
                  fields={fieldsOf(definition)}
                  labelScope={labels}
                  resource={definition.name}
                  record={record}
                >
                  {others.map((column) => (
                    <CardLine key={column.name} label={labels.field(column.name)}>
                      <ListCell definition={definition} column={column} record={record} />
                    </CardLine>
                  ))}
                </FieldScope>
                {rowTools && <Box sx={{ mt: 0.5 }}>{rowTools(record)}</Box>}
                {hasRowActions(definition) && (
                  <Box sx={{ mt: 1 }}>
                    <RowActions definition={definition} record={record} />
                  </Box>
                )}
              </Box>
            </Box>
          </Box>
        );
      })}
    </Box>
  );
};
