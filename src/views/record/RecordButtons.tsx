import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import type { DataRecord, Resource } from '../../../schemas';
import { isDeletable, isEditable } from '../../session/rights';
import { usePageCommand } from '../../ui/pageCommands';
import { isOfferedWhileEditing, RecordActions } from '../actions/RowActions';
import { DeleteButton } from '../deletion/DeleteButton';
import type { FormMode, Values } from '../form/formTypes';

interface Props {
  definition: Resource;
  record: DataRecord | Values;
  mode: FormMode;
  isBusy: boolean;
  onEdit(): void;
  onSave(): void;
  /** Saves a new record and begins another. */
  onSaveAndAdd?(): void;
  onCancel(): void;
}

/** The actions that are offered while a record is edited, for what is entered by then. */
const ActionsOnEntered = ({ definition, record }: Pick<Props, 'definition' | 'record'>) => {
  const translate = useTranslate();
  const entered = useWatch();
  const { isDirty } = useFormState();
  const isOfStored = Object.values(definition.actions).some(
    (action) => isOfferedWhileEditing(action) && !(action.args ?? action.fills),
  );
  return (
    <>
      {isDirty && isOfStored && (
        <Typography variant="caption" color="text.secondary" role="note">
          {translate('views.actsOnStored')}
        </Typography>
      )}
      <RecordActions
        definition={definition}
        record={{ ...record, ...entered } as DataRecord}
        isEditing
      />
    </>
  );
};

const EditingActions = (props: Pick<Props, 'definition' | 'record'>) =>
  Object.values(props.definition.actions).some(isOfferedWhileEditing) ? (
    <ActionsOnEntered {...props} />
  ) : null;

const hasForm = ({ fields }: Resource): boolean =>
  Object.values(fields).some(({ readOnly }) => !readOnly);

/** What can be done with a record: its actions, edit and delete; or save and cancel. */
export const RecordButtons = ({
  definition,
  record,
  mode,
  isBusy,
  onEdit,
  onSave,
  onSaveAndAdd,
  onCancel,
}: Props) => {
  const translate = useTranslate();
  const canEdit = mode === 'view' && hasForm(definition) && isEditable(definition, record);
  usePageCommand(translate('views.edit'), onEdit, canEdit);
  if (mode !== 'view')
    return (
      <>
        {mode === 'edit' && <EditingActions definition={definition} record={record} />}
        <Button onClick={onCancel} disabled={isBusy}>
          {translate('views.cancel')}
        </Button>
        {onSaveAndAdd && (
          <Button
            variant="outlined"
            onClick={onSaveAndAdd}
            disabled={isBusy}
            aria-keyshortcuts="Control+Shift+Enter"
          >
            {translate('views.saveAndAdd')}
          </Button>
        )}
        {/* A button of its own: in the place of the one that edits, it would have its focus. */}
        <Button key="save" variant="contained" onClick={onSave} loading={isBusy}>
          {translate('views.save')}
        </Button>
      </>
    );
  return (
    <>
      <RecordActions definition={definition} record={record as DataRecord} />
      {!definition.single && isDeletable(definition, record) && (
        <DeleteButton definition={definition} record={record as DataRecord} />
      )}
      {canEdit && (
        <Button variant="contained" startIcon={<EditIcon />} onClick={onEdit} data-edits>
          {translate('views.edit')}
        </Button>
      )}
    </>
  );
};
