import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useAttempt } from '../../ui/attempts/useAttempt';
import { ChoiceList, choiceId } from '../../ui/choices/ChoiceList';
import { useMarked } from '../../ui/choices/useMarked';
import { SaveFailure } from '../../ui/loading/SaveFailure';
import { useTypedWork } from '../../ui/typedWork';
import type { Person, Written } from './useComments';
import { nameBefore, usePeople, withName } from './usePeople';

interface Props {
  /** Where the record's comments are called. */
  path: string;
  /** What is there already, where a comment is changed. */
  before?: Written;
  isFocused?: boolean;
  onSave(written: Written): Promise<void>;
  onCancel?(): void;
}

const LONGEST = 4_000;

/** Whom a text may name by now: those who are offered as an @ is typed, and those who were chosen. */
const useNaming = (path: string, before: Written | undefined) => {
  const [text, setText] = useState(before?.text ?? '');
  const [chosen, setChosen] = useState<readonly Person[]>(before?.people ?? []);
  const [typed, setTyped] = useState<string>();
  const input = useRef<HTMLTextAreaElement>(null);
  const people = usePeople(path, typed);
  const choices = people.map(({ id, name }) => ({ id: String(id), title: name }));
  const marking = useMarked(choices);
  const look = () => {
    const { value = '', selectionEnd = 0 } = input.current ?? {};
    setTyped(nameBefore(value, selectionEnd ?? 0));
  };
  const choose = (id: string) => {
    const person = people.find((one) => String(one.id) === id);
    const field = input.current;
    if (!person || !field) return;
    const [next, place] = withName(field.value, field.selectionEnd, person.name);
    setChosen([...chosen, person]);
    setTyped(undefined);
    setText(next);
    requestAnimationFrame(() => field.setSelectionRange(place, place));
  };
  const clear = () => {
    setText('');
    setChosen([]);
  };
  return { text, setText, chosen, input, choices, marking, look, choose, clear, setTyped };
};

type Naming = ReturnType<typeof useNaming>;

/** Takes the keys that go through the colleagues who are offered, and choose one. */
const offerKeys =
  ({ choices, marking, choose, setTyped }: Naming) =>
  (event: KeyboardEvent): void => {
    const { marked } = marking;
    if (choices.length === 0 || !marked) return;
    if (event.key === 'Enter' || event.key === 'Tab') {
      event.preventDefault();
      choose(marked.id);
    } else if (event.key === 'Escape') {
      // The drawer around it stays open.
      event.stopPropagation();
      setTyped(undefined);
    } else marking.onStepKey(event);
  };

interface FieldProps {
  naming: Naming;
  refused: string | undefined;
  isFocused: boolean;
  onSave(): void;
}

/** The field that a comment is written in, and the colleagues who are offered below it. */
const CommentField = ({ naming, refused, isFocused, onSave }: FieldProps) => {
  const translate = useTranslate();
  const listId = useId();
  const onOfferKey = offerKeys(naming);
  const { text, setText, input, choices, marking, look, choose, setTyped } = naming;
  const { marked } = marking;
  const offered = choices.length > 0 && {
    'aria-controls': listId,
    'aria-activedescendant': marked && choiceId(listId, marked.id),
  };
  return (
    <Box sx={{ position: 'relative' }}>
      <TextField
        label={translate('comments.field')}
        helperText={refused ?? translate('comments.help')}
        error={refused !== undefined}
        multiline
        minRows={2}
        maxRows={8}
        fullWidth
        size="small"
        margin="dense"
        autoFocus={isFocused}
        value={text}
        inputRef={input}
        onChange={({ target }) => {
          setText(target.value);
          look();
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSave();
          else onOfferKey(event);
        }}
        onBlur={() => setTyped(undefined)}
        onSelect={look}
        slotProps={{
          htmlInput: {
            maxLength: LONGEST,
            'aria-autocomplete': 'list',
            'aria-haspopup': 'listbox',
            ...offered,
          },
        }}
      />
      {offered && (
        <Paper elevation={8} sx={{ position: 'absolute', zIndex: 1, insetInline: 0, top: '100%' }}>
          <ChoiceList
            id={listId}
            label={translate('comments.people')}
            choices={choices}
            marked={marked?.id}
            isBusy={false}
            onMark={marking.setMarked}
            onChoose={({ id }) => choose(id)}
          />
        </Paper>
      )}
    </Box>
  );
};

/** Where a comment is written: plain text, in which an @ offers colleagues to be named. */
export const CommentInput = ({ path, before, isFocused = false, onSave, onCancel }: Props) => {
  const translate = useTranslate();
  const { isBusy, failure, refused, attempt, retry } = useAttempt();
  const naming = useNaming(path, before);
  const { text, chosen, clear } = naming;
  useTypedWork(text !== (before?.text ?? ''));
  const save = async () => {
    const isSaved = await attempt(() => onSave({ text, people: chosen }));
    if (isSaved && !before) clear();
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <SaveFailure failure={failure} onRetry={() => void retry()} />
      <CommentField
        naming={naming}
        refused={refused.text}
        isFocused={isFocused}
        onSave={() => void save()}
      />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
        {onCancel && <Button onClick={onCancel}>{translate('comments.cancel')}</Button>}
        <Button
          variant="contained"
          disabled={text.trim() === ''}
          loading={isBusy}
          onClick={() => void save()}
        >
          {translate(before ? 'comments.save' : 'comments.add')}
        </Button>
      </Box>
    </Box>
  );
};
