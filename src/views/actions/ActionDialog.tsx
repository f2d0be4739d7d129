import { useLocale, useTranslate } from 'react-admin';
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
  /** What the button says that opened it. */
  label: string;
  /** What it asks, where it isn't an action of the resource's own. */
  question?: string;
  action: Action;
  onClose(): void;
}

const countOf = ({ confirm }: ActionSpec, record: DataRecord): number | undefined =>
  typeof confirm === 'object' ? Number(record[confirm.count]) : undefined;

/** What an action needs before it is called: values, or an answer. */
export const ActionDialog = ({
  name,
  spec,
  record,
  row,
  label,
  question,
  action,
  onClose,
  ...props
}: Props) => {
  const translate = useTranslate();
  const labels = useLabels(props.definition.name).action(name);
  const { isBusy, refused, act } = action;
  const locale = useLocale();
  const { asks = {} } = spec;
  const isOfRecord = spec.at !== 'list' && row === undefined;
  const common = {
    ...props,
    title: label,
    fields: asks,
    labelScope: labels,
    holder: { ...record, ...row },
  };
  if (spec.asks)
    return (
      <RowDialog
        {...common}
        row={{
          ...firstAsked(spec, locale),
          ...Object.fromEntries(askedOfEach(spec).map((field) => [field, record[field]])),
        }}
        mode="create"
        act={label}
        isBusy={isBusy}
        refused={refused}
        below={
          spec.previews &&
          ((asked) => (
            <ActionPreview
              definition={props.definition}
              name={name}
              spec={spec}
              records={[record]}
              asked={asked}
            />
          ))
        }
        onSave={async (asked) => {
          const isDone = await act(asked);
          if (isDone) onClose();
          return isDone;
        }}
        onClose={onClose}
      />
    );
  return (
    <ConfirmDialog
      title={
        isOfRecord
          ? translate('views.actionTitle', {
              action: label,
              name: titleOf(props.definition, record),
            })
          : label
      }
      text={question ?? labels.confirm(countOf(spec, row ?? record))}
      confirm={label}
      tone={spec.tone}
      isBusy={isBusy}
      onConfirm={() => act().then(onClose)}
      onClose={onClose}
    >
      {spec.confirm === 'reach' && spec.fn !== undefined && (
        <Usage definition={props.definition} ids={[record.id]} of={{ fn: spec.fn }} />
      )}
    </ConfirmDialog>
  );
};
