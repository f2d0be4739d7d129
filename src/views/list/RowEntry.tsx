import SaveIcon from '@mui/icons-material/Save';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import { checkValue, type DataRecord, type Resource, titleOf } from '../../../schemas';
import { FieldInput } from '../../fields/FieldInput';
import { controlsOf, FieldScope } from '../../fields/FieldScope';
import { fieldOf } from '../../fields/fields';
import { useLabels } from '../../fields/labels';
import { useProblemText } from '../../fields/useProblemText';
import { useTypedWork } from '../../ui/typedWork';
import { useAttempt } from '../../ui/useAttempt';

interface Props {
  definition: Resource;
  record: DataRecord;
  name: string;
}

/** As wide as a number needs, at the end of its cell, where numbers stand. */
const entry = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 0.5,
  minWidth: 140,
  maxWidth: 200,
  ml: 'auto',
  // The column's head, or the card, says what it is; whoever can't see that still has the label.
  '& .MuiInputLabel-root': visuallyHidden,
  '& legend': { display: 'none' },
  '& fieldset': { top: 0 },
} as const;

/**
 * A value that is entered in its row of a list: Enter or the button saves the row by a call of its own, Escape
 * brings back what is stored. What couldn't be saved stays as it was typed, with the reason below it.
 */
const RowEntry = ({ definition, record, name }: Props) => {
  const translate = useTranslate();
  const labels = useLabels(definition.name);
  const textOf = useProblemText(definition.name);
  const provider = useDataProvider<BackOfficeProvider>();
  const client = useQueryClient();
  const id = useId();
  const [typed, setTyped] = useState<{ value: unknown } | null>(null);
  const [isChecked, setChecked] = useState(false);
  const { isBusy, failure, attempt } = useAttempt();
  const { editInRow } = definition.list;
  useTypedWork(typed !== null);
  const field = fieldOf(definition, name);
  const value = typed ? typed.value : record[name];
  const label = `${labels.field(name)}: ${titleOf(definition, record)}`;
  const problem = isChecked ? checkValue(value, field, record, 'update') : undefined;

  const forget = () => {
    setTyped(null);
    setChecked(false);
  };
  const save = async () => {
    setChecked(true);
    if (!editInRow || !typed || checkValue(value, field, record, 'update')) return;
    const isSaved = await attempt(async () => {
      await provider.act(definition.name, editInRow, { record: { ...record, [name]: value } });
      await client.invalidateQueries({ queryKey: [definition.name] });
    });
    if (isSaved) forget();
  };
  const error = problem
    ? textOf(problem)
    : failure && translate(`views.unreachable.${failure.reason}`);

  return (
    <FieldScope
      fields={{ [name]: field }}
      labelScope={{ ...labels, field: () => label }}
      resource={definition.name}
      record={record}
      entry={{
        id,
        mode: 'optional',
        isDisabled: isBusy,
        useControl: controlsOf(
          { [name]: value },
          (_, next) => setTyped({ value: next }),
          () => error || undefined,
        ),
      }}
    >
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && typed) {
            event.stopPropagation();
            forget();
          }
        }}
        onClick={(event) => event.stopPropagation()}
        sx={entry}
      >
        <FieldInput name={name} />
        <IconButton
          type="submit"
          size="small"
          disabled={!typed}
          loading={isBusy}
          aria-label={`${translate('views.save')}: ${label}`}
        >
          <SaveIcon fontSize="small" />
        </IconButton>
      </Box>
    </FieldScope>
  );
};

export default RowEntry;
