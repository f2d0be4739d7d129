import { useTranslate } from 'react-admin';
import { type DataRecord, isOpen, type Resource, titleOf } from '../../../schemas';
import { pressesOf } from '../../ui/rows/rowPress';
import { ActionButton, asFilledButton, asSymbol } from './ActionButton';
import look from './actions.module.css';
import { actionsAt, type PartPlace } from './actionsAt';
import { isOfferedWhileEditing, nextOf, recordSteps } from './recordSteps';

/** Stands for the record of what has none. */
const NO_RECORD: DataRecord = { id: 0 };

/** The buttons of a row in a list. */
export const RowActions = ({
  definition,
  record,
  areSymbols = false,
}: {
  definition: Resource;
  record: DataRecord;
  /** There is no room for their words. */
  areSymbols?: boolean;
}) => (
  <div {...pressesOf(record.id)} className={look.row}>
    {actionsAt(definition, 'row').map(([name, spec]) => (
      <ActionButton
        key={name}
        {...{ definition, name, spec, record }}
        of={titleOf(definition, record)}
        draw={areSymbols ? asSymbol : undefined}
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

/** The buttons of a record that is edited, or that has a page of its own: the step that is called for first stands out. */
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
  const steps = recordSteps(definition, record, translate).filter(
    ({ name, spec }) => !isEditing || name === 'publish' || isOfferedWhileEditing(spec),
  );
  const next = isEditing ? undefined : nextOf(definition, steps, record);
  return steps.map((step) => (
    <ActionButton
      key={step.name}
      definition={definition}
      record={record}
      {...step}
      draw={step === next ? asFilledButton : undefined}
    />
  ));
};
