import { useTranslate } from 'react-admin';
import { type DataRecord, type Resource, titleOf } from '../../../schemas';
import { FieldScope } from '../../fields/FieldScope';
import { FieldShow } from '../../fields/FieldShow';
import { fieldsOf } from '../../fields/fields';
import { useLabels } from '../../fields/labels';
import { useViewOf } from '../../fields/registry';
import { PageLink, PlainLinks } from '../../ui/optimisations/PageLink';
import { RowCheckbox } from '../../ui/optimisations/RowCheckbox';
import look from '../../ui/optimisations/table.module.css';
import { CellPrefix } from '../../ui/rows/CellPrefix';
import { cellLook, type DrawnColumn } from './columns';
import { RowActions } from './ListActions';
import { ListCell } from './ListCell';
import { pictureBefore } from './pictureBefore';
import type { RowsProps } from './rowsProps';
import list from './table.module.css';

/** What a row of the table is drawn from. */
export interface CellsProps extends Pick<RowsProps, 'rowTools' | 'prefix'> {
  definition: Resource;
  columns: readonly DrawnColumn[];
  record: DataRecord;
  path: string | null;
  hasActions: boolean;
  /** One of the rows has a picture before its name. */
  hasPictures: boolean;
  /** `undefined` where rows can't be ticked. */
  isTicked: boolean | undefined;
  onTick(id: number, isRange: boolean): void;
}

/** A link needs a name also where the first column of a row is empty. */
const nameless = (definition: Resource, { name, isTitled }: DrawnColumn, record: DataRecord) =>
  isTitled || record[name] ? null : <span>{titleOf(definition, record)}</span>;

/** The cells of a row; its first value is the link to its record. */
export const ListCells = ({ definition, columns, record, path, ...props }: CellsProps) => {
  const { rowTools, prefix, hasActions, hasPictures, isTicked, onTick } = props;
  const translate = useTranslate();
  const labels = useLabels(definition.name);
  const viewOf = useViewOf();
  const before = prefix?.(record) ?? (hasPictures ? pictureBefore(definition, record) : undefined);
  return (
    <FieldScope
      fields={fieldsOf(definition)}
      labelScope={labels}
      resource={definition.name}
      record={record}
    >
      {isTicked !== undefined && (
        <td className={look.box}>
          <RowCheckbox
            label={translate('views.select', { title: titleOf(definition, record) })}
            isTicked={isTicked}
            onTick={(event) => onTick(record.id, event.shiftKey)}
          />
        </td>
      )}
      {columns.map((column, index) => (
        <td key={column.name} {...cellLook(column, viewOf)}>
          <CellPrefix prefix={index === 0 ? before : undefined}>
            {index === 0 && path !== null ? (
              <PageLink to={path} isStrong>
                {column.isTitled ? (
                  titleOf(definition, record)
                ) : (
                  <FieldShow name={column.name} isCell cutAt={column.cutAt} />
                )}
                {nameless(definition, column, record)}
              </PageLink>
            ) : (
              <ListCell definition={definition} column={column} record={record} path={path} />
            )}
            {column.below && (
              <div className={list.below}>
                {/* Two lines of a row are too near to each other to be pressed apart. */}
                <PlainLinks>
                  <FieldShow name={column.below} isCell />
                </PlainLinks>
              </div>
            )}
          </CellPrefix>
        </td>
      ))}
      {hasActions && (
        <td className={look.actions}>
          {rowTools?.(record)}
          <RowActions definition={definition} record={record} />
        </td>
      )}
    </FieldScope>
  );
};
