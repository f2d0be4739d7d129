import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { isAllowed } from '../../../dataProvider/session';
import { type ActionSpec, type DataRecord, isOpen, type Resource } from '../../../schemas';
import { ActionButton } from './ActionButton';

const FilesMenu = lazy(() => import('./FilesMenu'));

type Place = NonNullable<ActionSpec['at']> | 'record';
/** Rows of a record's part. */
type PartPlace = Exclude<Place, string>;

/** A place as one word: `subList rates`. */
const wordOf = (place: Place): string =>
  typeof place === 'string' ? place : Object.entries(place).flat().join(' ');

const actionsAt = ({ actions }: Resource, place: Place): readonly [string, ActionSpec][] =>
  Object.entries(actions).filter(([, spec]) => wordOf(spec.at ?? 'record') === wordOf(place));

/** Whether rows of a list have buttons for the person at work: without a right to any, they have no column. */
export const hasRowActions = (definition: Resource): boolean =>
  actionsAt(definition, 'row').some(([, { right = 'update' }]) =>
    isAllowed(definition.module, right),
  );

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
  <Box sx={{ display: 'inline-flex', gap: 0.5 }}>
    {actionsAt(definition, 'row').map(([name, spec]) => (
      <ActionButton key={name} definition={definition} name={name} spec={spec} record={record} />
    ))}
  </Box>
);

/**
 * The buttons in the rows of a record's sub-list or query.
 *
 * @returns draws those of a row; `undefined` where there are none, or the record is closed to what they do
 */
export const partActions = (definition: Resource, record: DataRecord, place: PartPlace) => {
  const actions = actionsAt(definition, place).filter(
    ([, { right }]) => right === 'read' || isOpen(definition, record),
  );
  if (actions.length === 0) return undefined;
  return (row: DataRecord) =>
    actions.map(([name, spec]) => (
      <ActionButton key={name} {...{ definition, name, spec, record, row }} />
    ));
};

/** The buttons above a list, for what is done to the resource as a whole. */
export const ListActions = ({ definition }: { definition: Resource }) =>
  actionsAt(definition, 'list').map(([name, spec]) => (
    <ActionButton key={name} definition={definition} name={name} spec={spec} record={NO_RECORD} />
  ));

const COPY: ActionSpec = {
  fn: 'copy',
  icon: 'copy',
  opensCreated: true,
  right: 'create',
};

/** The buttons of a record on its own page; several that save files stand in a menu. */
export const RecordActions = ({
  definition,
  record,
}: {
  definition: Resource;
  record: DataRecord;
}) => {
  const translate = useTranslate();
  const { module } = definition;
  const common = { definition, record };
  const offered = actionsAt(definition, 'record');
  const files = offered.filter(
    ([, { savesCsv, right = 'update' }]) => savesCsv !== undefined && isAllowed(module, right),
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
      {definition.verbs.copy && (
        <ActionButton {...common} name="copy" spec={COPY} label={translate('views.copy')} />
      )}
    </>
  );
};
