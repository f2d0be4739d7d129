import { useLocale, useTranslate } from 'react-admin';
import type { Values } from '../../../dataProvider/values';
import type { ActionSpec, DataRecord, Resource } from '../../../schemas';
import { inSentence } from '../../../schemas/text/inSentence';
import { useLabels } from '../../fields/labels';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { ActionPreview } from '../actions/ActionPreview';
import { askedOfEach, firstAsked } from '../actions/asked';
import { RowDialog } from '../form/RowDialog';

interface Props {
  definition: Resource;
  name: string;
  spec: ActionSpec;
  /** The rows that it is called for. */
  rows: readonly DataRecord[];
  onAct(asked: Values): void;
  onClose(): void;
}

/** What an action of several rows needs before it is called for them: what it asks, once for all, or an answer. */
const BulkActionDialog = ({ definition, name, spec, rows, onAct, onClose }: Props) => {
  const translate = useTranslate();
  const locale = useLocale();
  const labels = useLabels(definition.name);
  const own = labels.action(name);
  const label = own.label();
  const of = inSentence(rows.length === 1 ? labels.one() : labels.several());
  const title = translate('views.bulk.actTitle', { action: label, count: rows.length, of });
  const ofEach = askedOfEach(spec);
  const asked = Object.entries(spec.asks ?? {}).filter(([field]) => !ofEach.includes(field));
  const asks = Object.fromEntries(asked);
  if (asked.length === 0)
    return (
      <ConfirmDialog
        title={title}
        text={
          spec.confirm ? own.confirm() : translate('views.bulk.actOn', { count: rows.length, of })
        }
        confirm={label}
        tone={spec.tone}
        onConfirm={() => onAct({})}
        onClose={onClose}
      />
    );
  return (
    <RowDialog
      definition={definition}
      title={title}
      fields={asks}
      labelScope={own}
      holder={{}}
      row={firstAsked({ asks }, locale)}
      mode="create"
      act={label}
      isBusy={false}
      below={
        spec.previews &&
        ((entered) => (
          <ActionPreview
            definition={definition}
            name={name}
            spec={spec}
            records={rows}
            asked={entered}
          />
        ))
      }
      onSave={async (entered) => {
        onAct(entered);
        return true;
      }}
      onClose={onClose}
    />
  );
};

export default BulkActionDialog;
