import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { isAllowed } from '../../../dataProvider/session';
import { type ActionSpec, type DataRecord, isOpen, type Resource, titleOf } from '../../../schemas';
import { pressesOf } from '../../ui/rows/rowPress';
import { ActionButton } from './ActionButton';
import look from './actions.module.css';
import { actionsAt, type PartPlace } from './actionsAt';
import { PublishActions } from './PublishActions';

const FilesMenu = lazy(() => import('./FilesMenu'));

/** Stands for the record of what has none. */
const NO_RECORD: DataRecord = { id: 0 };

/** The buttons of a row in a list. */
export const RowActions = ({
  definition,
  record,
}: {
  definition: Resource;
  record: DataRecord;
}) => (
  <div {...pressesOf(record.id)} className={look.row}>
    {actionsAt(definition, 'row').map(([name, spec]) => (
      <ActionButton
        key={name}
        {...{ definition, name, spec, record }}
        of={titleOf(definition, record)}
      />
    ))}
  </div>
);

/**
 * The buttons in the rows of a record's sub-list or query.
 *
 * @param nameOf what a row is called
 * @returns draws those of a row; `undefined` where there are none, or the record is closed to what they do
 */
export const partActions = (
  definition: Resource,
  record: DataRecord,
  place: PartPlace,
  nameOf: (row: DataRecord) => string,
) => {
  const actions = actionsAt(definition, place).filter(
    ([, { right }]) => right === 'read' || isOpen(definition, record),
  );
  if (actions.length === 0) return undefined;
  return (row: DataRecord) => (
    <span {...pressesOf(row.id)}>
      {actions.map(([name, spec]) => (
        <ActionButton key={name} {...{ definition, name, spec, record, row }} of={nameOf(row)} />
      ))}
    </span>
  );
};

/** The buttons above a list, for what is done to the resource as a whole. */
export const ListActions = ({ definition }: { definition: Resource }) =>
  actionsAt(definition, 'list').map(([name, spec]) => (
    <ActionButton key={name} definition={definition} name={name} spec={spec} record={NO_RECORD} />
  ));

/** Whether an action of the record's page stands there while the record is edited, too. */
export const isOfferedWhileEditing = ({ whileEditing }: ActionSpec): boolean =>
  whileEditing === true;

const COPY: ActionSpec = {
  fn: 'copy',
  icon: 'copy',
  opens: 'created',
  right: 'create',
};

/** The buttons of a record on its own page; several that save files stand in a menu. */
export const RecordActions = ({
  definition,
  record,
  isEditing = false,
}: {
  definition: Resource;
  record: DataRecord;
  /** Only what is offered while the record is edited. */
  isEditing?: boolean;
}) => {
  const translate = useTranslate();
  const { module } = definition;
  const common = { definition, record };
  const offered = actionsAt(definition, 'record').filter(
    ([, spec]) => !isEditing || isOfferedWhileEditing(spec),
  );
  const files = offered.filter(
    ([, { downloads, right = 'update' }]) =>
      typeof downloads === 'object' && isAllowed(module, right),
  );
  const inMenu = files.length > 1 ? files : [];
  return (
    <>
      {offered
        .filter((action) => !inMenu.includes(action))
        .map(([name, spec]) => (
          <ActionButton key={name} {...common} name={name} spec={spec} />
        ))}
      {inMenu.length > 0 && (
        <Suspense>
          <FilesMenu {...common} actions={inMenu} />
        </Suspense>
      )}
      {definition.publishes && <PublishActions {...common} isEditing={isEditing} />}
      {definition.verbs.copy && !isEditing && (
        <ActionButton {...common} name="copy" spec={COPY} label={translate('views.copy')} />
      )}
    </>
  );
};
