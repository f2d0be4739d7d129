import type { MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { type DataRecord, isBlank, type Resource, titleOf } from '../../../schemas';
import { FieldScope } from '../../fields/FieldScope';
import { fieldsOf } from '../../fields/fields';
import { useLabels } from '../../fields/labels';
import { CardLine } from '../../ui/CardLine';
import { PageLink, PlainLinks } from '../../ui/optimisations/PageLink';
import { RowCheckbox } from '../../ui/optimisations/RowCheckbox';
import { isForRow } from '../../ui/rows/rowClick';
import { FactLine } from '../face/FactLine';
import { factsBeneathTitle, isAsUsual } from '../face/faceOf';
import { StateChip } from '../face/StateChip';
import { CardsHead } from './CardsHead';
import type { DrawnColumn } from './columns';
import { hasRowButtons, RowActions } from './ListActions';
import { ListCell } from './ListCell';
import look from './list.module.css';
import { havePictures, pictureBefore } from './pictureBefore';
import type { RowsProps } from './rowsProps';
import { useInParts } from './useInParts';
import { useTicking } from './useTicking';

/** Lines of a card beneath its name. */
const MOST_LINES = 2;

/**
 * The columns that a card shows beneath its name: what is changed in the row, and where nothing else is known of the
 * record the first that have a value.
 */
const linesOf = (
  definition: Resource,
  columns: readonly DrawnColumn[],
  record: DataRecord,
  hasFacts: boolean,
): readonly DrawnColumn[] => {
  const { title, face, list } = definition;
  const isChanged = ({ name }: DrawnColumn) =>
    list.toggle?.field === name || list.editInRow?.fields.includes(name) === true;
  const changed = columns.filter(isChanged);
  if (hasFacts) return changed;
  const named = titleOf(definition, record);
  const others = columns.filter(
    (column) =>
      !isChanged(column) &&
      !title.includes(column.name) &&
      column.name !== face.state &&
      record[column.name] !== named &&
      !isBlank(record[column.name]),
  );
  return [...others.slice(0, MOST_LINES), ...changed];
};

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
        const known = factsBeneathTitle(definition, record);
        const others = linesOf(definition, columns, record, known.length > 0);
        // What stands on a line of its own isn't among them as well.
        const facts = known.filter((fact) => !others.some(({ name }) => name === fact));
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
              <div className={look.cardHead}>
                {path === null ? (
                  <p className={look.title}>{title}</p>
                ) : (
                  <PageLink to={path} isStrong>
                    {title}
                  </PageLink>
                )}
                {!isAsUsual(definition, record) && (
                  <StateChip definition={definition} record={record} />
                )}
              </div>
              <div className={look.lines}>
                {facts.length > 0 && (
                  <p className={look.facts}>
                    {/* A card leads to one place alone: lines are too near to each other to be pressed apart. */}
                    <PlainLinks>
                      <FactLine definition={definition} record={record} facts={facts} />
                    </PlainLinks>
                  </p>
                )}
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
              </div>
            </div>
            {(rowTools || hasRowButtons(definition)) && (
              <div className={look.buttons}>
                {rowTools?.(record)}
                {hasRowButtons(definition) && (
                  <RowActions definition={definition} record={record} areSymbols />
                )}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
};

/** The rows of a list one below the other, for screens without room for a table. */
const ListCards = (props: RowsProps) => (
  <>
    <CardsHead {...props} />
    <Cards {...props} />
  </>
);

export default ListCards;
