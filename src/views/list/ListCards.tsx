import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { isBlank, titleOf } from '../../../schemas';
import { FieldScope } from '../../fields/FieldScope';
import { fieldsOf } from '../../fields/fields';
import { useLabels } from '../../fields/labels';
import { CardLine } from '../../ui/CardLine';
import { PageLink } from '../../ui/plain/PageLink';
import { RowCheckbox } from '../../ui/plain/RowCheckbox';
import { isForRow } from '../../ui/rowClick';
import { hasActions } from '../actions/actionsAt';
import { RowActions } from './ListActions';
import { ListCell } from './ListCell';
import type { RowsProps } from './rowsProps';
import { useTicking } from './useTicking';

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
  const onTick = useTicking(rows, selection);
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
              <RowCheckbox
                label={translate('views.select', { title })}
                isTicked={selection.selected.includes(record.id)}
                onTick={(event) => onTick(record.id, event.shiftKey)}
              />
            )}
            <Box sx={{ flex: 1, minWidth: 0, ...(before && prefixLook) }}>
              {before}
              {path === null ? (
                <Typography fontWeight={600}>{title}</Typography>
              ) : (
                <PageLink to={path} isStrong>
                  {title}
                </PageLink>
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
                {hasActions(definition, 'row') && (
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
