import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { titleOf } from '../../schemas';
import { Cell } from './Cell';
import { Led } from './Led';
import { useLabels } from './labels';
import { hasRowActions, RowActions } from './RowActions';
import type { RowsProps } from './rowsProps';

/** The rows of a list one below the other, for screens without room for a table. */
export const ListCards = ({
  definition,
  columns,
  rows,
  pathOf,
  rowTools,
  lead,
  selection,
}: RowsProps) => {
  const translate = useTranslate();
  const labels = useLabels(definition.name);
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map((record) => {
        const path = pathOf(record);
        const title = titleOf(definition, record);
        const others = columns.filter(({ name }) => !definition.title.includes(name));
        return (
          <Box
            component="li"
            key={record.id}
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
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Led lead={lead?.(record)}>
                {path === null ? (
                  <Typography fontWeight={600}>{title}</Typography>
                ) : (
                  <Link component={RouterLink} to={path} underline="hover" fontWeight={600}>
                    {title}
                  </Link>
                )}
              </Led>
              {others.map((column) => (
                <Box key={column.name} sx={{ display: 'flex', gap: 1, mt: 0.5 }}>
                  <Typography variant="body2" color="text.secondary" sx={{ flex: '0 0 38%' }}>
                    {labels.field(column.name)}
                  </Typography>
                  <Typography
                    variant="body2"
                    component="div"
                    sx={{ minWidth: 0, overflowWrap: 'anywhere' }}
                  >
                    <Cell definition={definition} column={column} record={record} />
                  </Typography>
                </Box>
              ))}
              {rowTools && <Box sx={{ mt: 0.5 }}>{rowTools(record)}</Box>}
              {hasRowActions(definition) && (
                <Box sx={{ mt: 1 }}>
                  <RowActions definition={definition} record={record} />
                </Box>
              )}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
};
