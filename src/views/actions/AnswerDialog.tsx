import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import {
  type ActionSpec,
  type AnyField,
  type DataRecord,
  isBlank,
  type Resource,
  traitsOf,
} from '../../../schemas';
import { FieldScope } from '../../fields/FieldScope';
import { LabelledShow } from '../../fields/LabelledShow';
import { useLabels } from '../../fields/labels';
import { CopyButton } from '../../ui/CopyButton';
import { ChooseRow } from './ChooseRow';
import type { Answered } from './useAction';

interface Props {
  definition: Resource;
  name: string;
  spec: ActionSpec;
  record: DataRecord;
  answered: Answered;
  onClose(): void;
}

/** Whether a value is used elsewhere as it stands here, as a token is; a state is shown by its name. */
const isCopied = (field: AnyField): boolean => {
  const { isText, isSecret } = traitsOf(field);
  return Boolean(isText || isSecret);
};

const Shown = ({ definition, name, spec: { shows = {} }, answered: { shown } }: Props) => {
  const labels = useLabels(definition.name).action(name);
  return (
    <FieldScope fields={shows} labelScope={labels} resource={definition.name} record={shown}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {Object.entries(shows)
          .filter(([part]) => !isBlank(shown[part]))
          .map(([part, field]) => {
            const value = shown[part];
            return (
              <Box key={part} sx={{ display: 'flex', alignItems: 'end', gap: 1, minWidth: 0 }}>
                <Box
                  sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}
                >
                  <LabelledShow name={part} />
                </Box>
                {typeof value === 'string' && isCopied(field) && (
                  <CopyButton text={value} label={labels.field(part)} />
                )}
              </Box>
            );
          })}
      </Box>
    </FieldScope>
  );
};

/** What an action was answered: parts that are shown, or rows of which one is chosen. */
export const AnswerDialog = (props: Props) => {
  const { definition, name, spec, record, answered, onClose } = props;
  const translate = useTranslate();
  const title = useLabels(definition.name).action(name).label();
  const id = useId();
  if (spec.chooses && answered.offered.length > 0)
    return (
      <ChooseRow
        definition={definition}
        name={name}
        chooses={spec.chooses}
        rows={answered.offered}
        record={record}
        onClose={onClose}
      />
    );
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <Shown {...props} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          {translate('views.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
