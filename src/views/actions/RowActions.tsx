import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { ActionSpec, DataRecord, Resource } from '../../../schemas';
import { ActionButton } from './ActionButton';

const actionsAt = (definition: Resource, place: 'row' | 'list' | 'record') =>
  Object.entries(definition.actions).filter(([, { at = 'record' }]) => at === place);

export const hasRowActions = (definition: Resource): boolean =>
  actionsAt(definition, 'row').length > 0;

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

/** The buttons of a record on its own page. */
export const RecordActions = ({
  definition,
  record,
}: {
  definition: Resource;
  record: DataRecord;
}) => {
  const translate = useTranslate();
  const common = { definition, record };
  return (
    <>
      {actionsAt(definition, 'record').map(([name, spec]) => (
        <ActionButton key={name} {...common} name={name} spec={spec} />
      ))}
      {definition.verbs.copy && (
        <ActionButton {...common} name="copy" spec={COPY} label={translate('views.copy')} />
      )}
    </>
  );
};
