import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { use, useId } from 'react';
import { isWriter } from '../../dataProvider/session';
import { type AnyField, isRequired, type Writer } from '../../schemas';
import { FieldInput } from './FieldInput';
import { OptionalMark } from './FieldLabel';
import { useScopeOf } from './FieldScope';
import { FieldShow } from './FieldShow';
import { isEntered, isLocked } from './fields';
import type { ControlWidth, KindView } from './KindView';
import { EntriesContext, useViewOf } from './registry';
import look from './slot.module.css';
import { useHelp } from './useHelp';
import { WrittenBy } from './WrittenBy';

interface Props {
  name: string;
  /** The only field of its tab, which bears its name already. */
  isAlone: boolean;
  /** One of the figures that add up: it stands at the end of its label's line. */
  isFigure?: boolean;
}

/** A text of so many characters at most is as wide as a code. */
const CODE_LENGTH = 20;

const widthOf = (
  { width }: KindView<unknown>,
  {
    isCode,
    maxLength = Number.POSITIVE_INFINITY,
  }: AnyField & { isCode?: true; maxLength?: number },
): ControlWidth | undefined =>
  width === 480 && (isCode || maxLength <= CODE_LENGTH) ? 240 : width;

const noEntries = () => () => undefined;

/** Whether a field that is only read now is one that whoever reads it may enter. */
const canBeEntered = (field: AnyField, record: Readonly<Record<string, unknown>>): boolean =>
  isEntered(field, 'update') && !isLocked(field, record) && isWriter(field.writtenBy);

/** The value that is read and, where it can be entered, the room of its input. */
const Value = ({ name }: { name: string }) => {
  const { field, record, ...scope } = useScopeOf(name);
  const { isBlock } = useViewOf()(field);
  const useEntries = use(EntriesContext) ?? noEntries;
  const Room = useEntries()(field)?.Room;
  const value = (
    <div className={look.value} data-block={isBlock || undefined}>
      <FieldShow name={name} />
    </div>
  );
  if (!Room || !canBeEntered(field, record)) return value;
  return (
    <div className={look.roomy}>
      {value}
      <div className={look.room} aria-hidden="true">
        <Room {...scope} field={field} record={record} name={name} value={record[name]} />
      </div>
    </div>
  );
};

const Shown = ({ name, isAlone, isFigure, writer }: Props & { writer?: Writer }) => {
  const { field, labelScope, record } = useScopeOf(name);
  const { isRow } = useViewOf()(field);
  const help = useHelp(name);
  const id = useId();
  const isMarked = canBeEntered(field, record) && !isRequired(field, 'update');
  return (
    <Box role="group" aria-labelledby={id}>
      <div className={isFigure ? look.figure : isRow ? look.row : undefined}>
        <div id={id} className={look.label} style={isAlone ? visuallyHidden : undefined}>
          {labelScope.field(name)}
          {isMarked && !isRow && <OptionalMark isKept />}
        </div>
        <Value name={name} />
      </div>
      {help && <p className={look.help}>{help}</p>}
      <WrittenBy writer={writer} />
    </Box>
  );
};

/** One field of a record or a row: shown while it is only read, entered while it is edited, in the same place. */
export const FieldSlot = ({ name, isAlone, isFigure }: Props) => {
  const { entry, field, record } = useScopeOf(name);
  const view = useViewOf()(field);
  const mode = entry?.mode === 'create' ? 'create' : 'update';
  const isOffered = entry && isEntered(field, mode) && !isLocked(field, record);
  return (
    <div className={look.slot} data-width={widthOf(view, field)}>
      {isOffered && isWriter(field.writtenBy) ? (
        <FieldInput name={name} isLabelHidden={isAlone} />
      ) : (
        <Shown
          name={name}
          isAlone={isAlone}
          isFigure={isFigure}
          writer={isOffered ? field.writtenBy : undefined}
        />
      )}
    </div>
  );
};
