import { useLocale } from 'react-admin';
import { type ActionSpec, type DataRecord, type Resource, titleOf } from '../../../schemas';
import { useLabels } from '../../fields/labels';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { RowDialog } from '../form/RowDialog';
import { Usage } from '../usage/Usage';
import { ActionPreview } from './ActionPreview';
import { askedOfEach, firstAsked } from './asked';
import type { Action } from './useAction';

interface Props {
  definition: Resource;
  name: string;
  spec: ActionSpec;
  record: DataRecord;
  row: DataRecord | undefined;
  /** The label of the button that opened it. */
  label: string;
  /** The question's title and what it asks, where it isn't an action of the resource's own. */
  title?: string;
  question?: string;
  action: Action;
  onClose(): void;
}

const countOf = ({ confirm }: ActionSpec, record: DataRecord): number | undefined =>
  typeof confirm === 'object' ? Number(record[confirm.count]) : undefined;

/** Asks for the values that an action is called with. */
const AskedValues = ({ definition, name, spec, record, row, label, action, onClose }: Props) => {
  const labels = useLabels(definition.name).action(name);
  const locale = useLocale();
  const first = firstAsked(spec, locale);
  const ofRecord = askedOfEach(spec).map((field) => [field, record[field]]);
  return (
    <RowDialog
      definition={definition}
      title={label}
      fields={spec.asks ?? {}}
      labelScope={labels}
      holder={{ ...record, ...row }}
      row={{ ...first, ...Object.fromEntries(ofRecord) }}
      mode="create"
      act={label}
      isBusy={action.isBusy}
      refused={action.refused}
      below={
        spec.previews &&
        ((asked) => (
          <ActionPreview
            definition={definition}
            name={name}
            spec={spec}
            records={[record]}
            asked={asked}
          />
        ))
      }
      onSave={async (asked) => {
        const isDone = await action.act(asked);
        if (isDone) onClose();
        return isDone;
      }}
      onClose={onClose}
    />
  );
};

/** Asks whether an action is to be done. */
const Question = ({ definition, name, spec, record, row, label, action, ...props }: Props) => {
  const { title, question, onClose } = props;
  const labels = useLabels(definition.name).action(name);
  const isOfRecord = spec.at !== 'list' && row === undefined;
  return (
    <ConfirmDialog
      title={title ?? (isOfRecord ? labels.ask(titleOf(definition, record)) : label)}
      text={question ?? labels.confirm(countOf(spec, row ?? record))}
      confirm={label}
      tone={spec.tone}
      isBusy={action.isBusy}
      onConfirm={() => action.act().then(onClose)}
      onClose={onClose}
    >
      {spec.confirm === 'reach' && spec.fn !== undefined && (
        <Usage definition={definition} ids={[record.id]} of={{ fn: spec.fn }} />
      )}
    </ConfirmDialog>
  );
};

/** What an action needs before it is called: values, or an answer. */
export const ActionDialog = (props: Props) =>
  props.spec.asks ? <AskedValues {...props} /> : <Question {...props} />;
