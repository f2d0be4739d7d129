import type { MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { isBlank, titleOf } from '../../../schemas';
import { FieldScope } from '../../fields/FieldScope';
import { fieldsOf } from '../../fields/fields';
import { useLabels } from '../../fields/labels';
import { CardLine } from '../../ui/CardLine';
import { PageLink } from '../../ui/optimisations/PageLink';
import { RowCheckbox } from '../../ui/optimisations/RowCheckbox';
import { isForRow } from '../../ui/rows/rowClick';
import { CardsHead } from './CardsHead';
import { hasRowButtons, RowActions } from './ListActions';
import { ListCell } from './ListCell';
import look from './list.module.css';
import { havePictures, pictureBefore } from './pictureBefore';
import type { RowsProps } from './rowsProps';
import { useInParts } from './useInParts';
import { useTicking } from './useTicking';

const Cards = ({
  definition,
  columns,
  rows,
  pathOf,
  rowTools,
  prefix,
  sort,
  selection,
}: RowsProps) => {
  const translate = useTranslate();
  const labels = useLabels(definition.name);
  const navigate = useNavigate();
  const onTick = useTicking(rows, selection);
  const hasPictures = havePictures(definition, rows);
  return (
    <ul className={look.cards}>
      {useInParts(rows, `${sort.field} ${sort.order}`).map((record) => {
        const path = pathOf(record);
        const title = titleOf(definition, record);
        const before = prefix?.(record) ?? (hasPictures && pictureBefore(definition, record));
        const others = columns.filter(
          ({ name }) =>
            !definition.title.includes(name) && record[name] !== title && !isBlank(record[name]),
        );
        const opening = {
          onClick: (event: MouseEvent<HTMLElement>) => {
            if (path !== null && isForRow(event)) navigate(path);
          },
        };
        return (
          <li key={record.id} className={look.card} {...opening}>
            {selection && (
              <RowCheckbox
                label={translate('views.select', { title })}
                isTicked={selection.selected.includes(record.id)}
                onTick={(event) => onTick(record.id, event.shiftKey)}
              />
            )}
            <div className={before ? `${look.values} ${look.prefixed}` : look.values}>
              {before}
              {path === null ? (
                <p className={look.title}>{title}</p>
              ) : (
                <PageLink to={path} isStrong>
                  {title}
                </PageLink>
              )}
              <div className={look.lines}>
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
                {rowTools && <div className={look.tools}>{rowTools(record)}</div>}
                {hasRowButtons(definition) && (
                  <div className={look.actions}>
                    <RowActions definition={definition} record={record} />
                  </div>
                )}
              </div>
            </div>
          </li>
        );
      })}
    </ul>
  );
};

/** The rows of a list one below the other, for screens without room for a table. */
export const ListCards = (props: RowsProps) => (
  <>
    <CardsHead {...props} />
    <Cards {...props} />
  </>
);
