import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import type { DataRecord, Resource } from '../../../schemas';
import { isDeletable, isEditable } from '../../session/rights';
import { useKey } from '../../ui/keys/useKey';
import { usePageCommand } from '../../ui/pageCommands';
import { ActionButton, asFilledButton, asOutlinedButton } from '../actions/ActionButton';
import { RecordActions } from '../actions/RowActions';
import { isOfferedWhileEditing, nextOf, recordSteps } from '../actions/recordSteps';
import { StepMenu } from '../actions/StepMenu';
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

interface SeenProps extends Pick<Props, 'definition' | 'onEdit'> {
  record: DataRecord;
  canEdit: boolean;
}

/** What can be done with a record that is seen: what is called for, to edit it, and the rest behind one button. */
const SeenButtons = ({ definition, record, canEdit, onEdit }: SeenProps) => {
  const translate = useTranslate();
  const steps = recordSteps(definition, record, translate);
  const next = nextOf(definition, steps, record);
  const others = steps.filter((step) => step !== next);
  // Where nothing is edited, the first of the others takes that place.
  const second = canEdit ? undefined : others.find(({ spec }) => spec.tone !== 'error');
  const common = { definition, record };
  return (
    <>
      {next && <ActionButton key={next.name} {...common} {...next} draw={asFilledButton} />}
      {second && <ActionButton key={second.name} {...common} {...second} draw={asOutlinedButton} />}
      {canEdit && (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<EditIcon />}
          onClick={onEdit}
          data-edits
          sx={{ borderColor: 'divider' }}
        >
          {translate('views.edit')}
        </Button>
      )}
      <StepMenu
        {...common}
        steps={others.filter((step) => step !== second)}
        canDelete={!definition.single && isDeletable(definition, record)}
      />
    </>
  );
};

/** What ends a form: saving it, or leaving it as it was; and what is done with what is entered by then. */
const FormButtons = ({
  definition,
  record,
  mode,
  isBusy,
  onSave,
  onSaveAndAdd,
  onCancel,
}: Omit<Props, 'onEdit'>) => {
  const translate = useTranslate();
  return (
    <>
      {mode === 'edit' && <EditingActions definition={definition} record={record} />}
      <Button color="inherit" onClick={onCancel} disabled={isBusy}>
        {translate('views.cancel')}
      </Button>
      {onSaveAndAdd && (
        <Button
          variant="outlined"
          color="inherit"
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
};

/** What can be done with a record: its steps and edit; or save and cancel. */
export const RecordButtons = ({ onEdit, ...props }: Props) => {
  const { definition, record, mode } = props;
  const translate = useTranslate();
  const canEdit = mode === 'view' && hasForm(definition) && isEditable(definition, record);
  usePageCommand(translate('views.edit'), onEdit, canEdit);
  useKey('edit', onEdit, { isActive: canEdit });
  if (mode !== 'view') return <FormButtons {...props} />;
  return (
    <SeenButtons
      definition={definition}
      record={record as DataRecord}
      canEdit={canEdit}
      onEdit={onEdit}
    />
  );
};
