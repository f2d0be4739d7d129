import SaveIcon from '@mui/icons-material/Save';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type FocusEvent, type FormEvent, type KeyboardEvent, useId } from 'react';
import { useTranslate } from 'react-admin';
import { titleOf, traitsOf } from '../../../../schemas';
import { FieldInput } from '../../../fields/FieldInput';
import { controlsOf, FieldScope } from '../../../fields/FieldScope';
import { useLabels } from '../../../fields/labels';
import { ENTRY, nextEntry } from './nextEntry';
import { type EnteredValue, useRowEntry } from './useRowEntry';

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

/** Words have the room that there is. */
const textEntry = { ...entry, minWidth: 160, maxWidth: 'none', ml: 0 } as const;

/**
 * A value that is entered in its row of a list: Enter, the button, and leaving it save the row by a call of its own,
 * Escape brings back what is stored. From words Enter goes on to the next row that has none yet. What couldn't be saved stays as it was typed, with the reason below it.
 */
const RowEntry = (entered: EnteredValue) => {
  const { definition, record, name } = entered;
  const translate = useTranslate();
  const labels = useLabels(definition.name);
  const id = useId();
  const { field, value, enter, isTyped, isBusy, error, save, forget } = useRowEntry(entered);
  const label = `${labels.field(name)}: ${titleOf(definition, record)}`;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  const isText = traitsOf(field).isText === true;
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (isText && event.key === 'Enter' && event.target instanceof HTMLTextAreaElement) goOn(event);
    if (event.key !== 'Escape' || !isTyped) return;
    event.stopPropagation();
    forget();
  };
  /** What was typed is saved by leaving it. A new line is made with Shift. */
  const goOn = (event: KeyboardEvent<HTMLElement>) => {
    if (event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const next = nextEntry(event.currentTarget);
    if (next) next.focus();
    else if (isTyped) save();
  };
  /** What was typed is saved when it is left, wherever to. */
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (isTyped && !currentTarget.contains(relatedTarget)) save();
  };
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
          (_, next) => enter(next),
          () => error || undefined,
        ),
      }}
    >
      <Box
        component="form"
        noValidate
        onSubmit={submit}
        onKeyDown={press}
        onBlur={leave}
        onClick={(event) => event.stopPropagation()}
        {...{ [ENTRY]: name }}
        sx={isText ? textEntry : entry}
      >
        <FieldInput name={name} />
        <IconButton
          type="submit"
          size="small"
          disabled={!isTyped}
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
