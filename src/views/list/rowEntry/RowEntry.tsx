import SaveIcon from '@mui/icons-material/Save';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type FocusEvent, type FormEvent, type KeyboardEvent, type MouseEvent, useId } from 'react';
import { useTranslate } from 'react-admin';
import { titleOf, traitsOf } from '../../../../schemas';
import { FieldInput } from '../../../fields/FieldInput';
import { controlsOf, FieldScope } from '../../../fields/FieldScope';
import { useLabels } from '../../../fields/labels';
import { ENTRY, nextEntry } from './nextEntry';
import { type EnteredValue, useRowEntry } from './useRowEntry';

/** As wide as a number needs, at the end of its cell, where numbers stand; its button before it, once there is something to save. */
const entry = {
  display: 'flex',
  flexDirection: 'row-reverse',
  alignItems: 'flex-start',
  gap: 0.5,
  width: 136,
  ml: 'auto',
  '& input': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  // The column's head, or the card, labels it; whoever can't see that still has the label.
  '& .MuiInputLabel-root': visuallyHidden,
  '& legend': { display: 'none' },
  '& fieldset': { top: 0 },
} as const;

/** Words have the room that there is. */
const textEntry = {
  ...entry,
  flexDirection: 'row',
  width: 'auto',
  minWidth: 160,
  ml: 0,
  '& input': { textAlign: 'start' },
} as const;

interface Entry extends Pick<ReturnType<typeof useRowEntry>, 'isTyped' | 'save' | 'forget'> {
  isText: boolean;
}

/** When a row's value is saved: by Enter, by the button, and when it is left, wherever to. */
const eventsOf = ({ isText, isTyped, save, forget }: Entry) => {
  /** Goes on to the next row, and saves by leaving this one. A new line is made with Shift. */
  const goOn = (event: KeyboardEvent<HTMLElement>) => {
    if (event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const next = nextEntry(event.currentTarget);
    if (next) next.focus();
    else if (isTyped) save();
  };
  return {
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      save();
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (isText && event.key === 'Enter' && event.target instanceof HTMLTextAreaElement)
        goOn(event);
      if (event.key !== 'Escape' || !isTyped) return;
      event.stopPropagation();
      forget();
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (isTyped && !currentTarget.contains(relatedTarget)) save();
    },
    onClick: (event: MouseEvent) => event.stopPropagation(),
  };
};

/**
 * A value that is entered in its row of a list: Enter, the button, and leaving it save the row by a call of its own,
 * Escape brings back what is stored. From words Enter goes on to the next row that has none yet. What couldn't be saved
 * stays as it was typed, with the reason below it.
 */
const RowEntry = (entered: EnteredValue) => {
  const { definition, record, name } = entered;
  const translate = useTranslate();
  const labels = useLabels(definition.name);
  const id = useId();
  const { field, value, enter, isTyped, isBusy, error, save, forget } = useRowEntry(entered);
  const label = `${labels.field(name)}: ${titleOf(definition, record)}`;
  const isText = traitsOf(field).isText === true;
  const events = eventsOf({ isText, isTyped, save, forget });
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
        {...events}
        {...{ [ENTRY]: name }}
        sx={isText ? textEntry : entry}
      >
        <FieldInput name={name} />
        <IconButton
          type="submit"
          size="small"
          disabled={!isTyped}
          loading={isBusy}
          sx={{ visibility: isTyped || isBusy ? 'visible' : 'hidden' }}
          aria-label={`${translate('views.save')}: ${label}`}
        >
          <SaveIcon fontSize="small" />
        </IconButton>
      </Box>
    </FieldScope>
  );
};

export default RowEntry;
