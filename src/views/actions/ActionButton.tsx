import { type ReactNode, useState } from 'react';
import {
  type ActionSpec,
  type DataRecord,
  isBlank,
  type Resource,
  titleOf,
} from '../../../schemas';
import { useLabels } from '../../fields/labels';
import { Revealed } from '../../ui/dialogs/Revealed';
import { icons } from '../../ui/icons';
import { lazyDialog } from '../../ui/loading/lazyDialog';
import button from '../../ui/optimisations/button.module.css';
import { usePageCommand } from '../../ui/pageCommands';
import { useToast } from '../../ui/toasts';
import { isOffered } from './actionsAt';
import { type Action, useAction } from './useAction';
import { useStoredFirst } from './useStoredFirst';

// Lists draw buttons in each row; what a press may open comes with the press.
const LeftDialog = lazyDialog(async () => (await import('./LeftDialog')).LeftDialog);
const ActionDialog = lazyDialog(async () => (await import('./ActionDialog')).ActionDialog);
const AnswerDialog = lazyDialog(async () => (await import('./AnswerDialog')).AnswerDialog);

/** What is pressed to begin an action. */
export interface Pressed {
  /** What the definition calls it. */
  name: string;
  label: string;
  /** What distinguishes the button of a row from the others'. */
  of?: string;
  icon: ReactNode;
  isBusy: boolean;
  tone: 'primary' | 'error';
  onPress(): void;
}

/** How much a button stands out. */
type Weight = 'text' | 'outlined' | 'contained';

const buttonOf =
  (weight: Weight) =>
  ({ name, label, of, icon, isBusy, tone, onPress }: Pressed) => (
    <button
      type="button"
      className={button[weight]}
      data-action={name}
      data-tone={tone}
      disabled={isBusy}
      aria-busy={isBusy || undefined}
      aria-label={of && `${label}: ${of}`}
      onClick={onPress}
    >
      {icon}
      {label}
    </button>
  );

const asButton = buttonOf('text');
export const asOutlinedButton = buttonOf('outlined');
export const asFilledButton = buttonOf('contained');

/** Where there is no room for words: they are its name. */
export const asSymbol = ({ name, label, of, icon, isBusy, tone, onPress }: Pressed) => {
  const spoken = of ? `${label}: ${of}` : label;
  return (
    <button
      type="button"
      className={button.icon}
      data-action={name}
      data-tone={tone}
      disabled={isBusy}
      aria-busy={isBusy || undefined}
      aria-label={spoken}
      title={label}
      onClick={onPress}
    >
      {icon}
    </button>
  );
};

export interface ActionProps {
  definition: Resource;
  name: string;
  spec: ActionSpec;
  record: DataRecord;
  /** The row of the record's sub-list or query that it stands in. */
  row?: DataRecord;
  /** What the row is called that it stands in, of a list as well. */
  of?: string;
  /** The button's label, where it isn't an action of the resource's own. */
  label?: string;
  /** The title of its question and what that asks, likewise. */
  title?: string;
  question?: string;
  /** Draws it as something else than a button. */
  draw?(pressed: Pressed): ReactNode;
}

interface AnsweredProps extends Pick<ActionProps, 'definition' | 'name' | 'spec' | 'record'> {
  action: Action;
}

/** What an action answered that is to be seen. */
const Answered = ({ action, ...props }: AnsweredProps) => {
  const { answered, revealed, hide } = action;
  const { definition, record } = props;
  return (
    <>
      {answered && <AnswerDialog {...props} answered={answered} onClose={hide} />}
      {revealed !== null && (
        <Revealed value={revealed} of={titleOf(definition, record)} onClose={hide} />
      )}
    </>
  );
};

/** A button that calls a function: asks first where it should, shows what is answered once, reloads. */
export const ActionButton = ({
  definition,
  name,
  spec,
  record,
  row,
  of,
  draw = asButton,
  ...given
}: ActionProps) => {
  const labels = useLabels(definition.name).action(name);
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const action = useAction(definition, name, spec, { record, row });
  const subject = row ?? record;
  const { isBusy, act } = action;
  const { isWaiting, left, storeFirst, forget } = useStoredFirst();
  const Icon = icons[spec.icon];
  const label = given.label ?? labels.label();
  const mayAct = isOffered(definition, spec, subject);
  const start = async () => {
    if (spec.requires?.some((field) => isBlank(subject[field]))) toast.error(labels.missing());
    else if (!(await storeFirst())) return;
    else if (spec.confirm || spec.asks) setAsking(true);
    else act();
  };
  // A row's button is one of many of its name.
  usePageCommand(label, start, mayAct && !isBusy && !row && spec.at !== 'row');
  if (!mayAct) return null;

  return (
    <>
      {draw({
        name,
        label,
        of,
        icon: <Icon fontSize="small" />,
        isBusy: isBusy || isWaiting,
        tone: spec.tone ?? 'primary',
        onPress: start,
      })}
      {isAsking && (
        <ActionDialog
          definition={definition}
          name={name}
          spec={spec}
          record={record}
          row={row}
          label={label}
          title={given.title}
          question={given.question}
          action={action}
          onClose={() => setAsking(false)}
        />
      )}
      {left && <LeftDialog action={label} left={left} onClose={forget} />}
      <Answered definition={definition} name={name} spec={spec} record={record} action={action} />
    </>
  );
};
