import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useNavigate } from 'react-router';
import { type Resource, titleOf } from '../../../schemas';
import { useRecordPath } from '../../routing/paths';
import { useLater } from '../../ui/waiting/useLater';
import { useMergedUpdate } from '../conflicts/useMergedUpdate';
import type { Sent, Values } from './formTypes';

interface Options {
  definition: Resource;
  id: number | 'add';
  /** Goes to the new record once it is stored. */
  opensRecord?: boolean;
  /** Takes the id and the title of the new record in place of its page. */
  onMade?(id: number, title: string): void;
  /** Begins another new record, where there can be one. */
  onAnother?(values: Values): void;
  onClose(): void;
}

/**
 * Saves the record of a dialog, and closes it or goes on. What of a change couldn't be stored stays in the dialog; what
 * of a new record couldn't is a draft of that.
 */
export const useDialogSave = ({
  definition,
  id,
  opensRecord,
  onMade,
  onAnother,
  onClose,
}: Options) => {
  const { name, redirect } = definition;
  const provider = useDataProvider();
  const update = useMergedUpdate(definition);
  const client = useQueryClient();
  const navigate = useNavigate();
  const recordPath = useRecordPath();
  const later = useLater();
  const reload = () => client.invalidateQueries({ queryKey: [name] });

  const create = async (values: Values, sent: Sent) => {
    const { data } = await provider.create(name, { data: values, meta: { key: sent.key } });
    const made = Number(data.id);
    sent.stored(made, values, data.notStored);
    await reload();
    if (sent.goesOn && onAnother) return onAnother(values);
    onMade?.(made, titleOf(definition, { ...values, ...definition.onSave(values), id: made }));
    const path = opensRecord ? recordPath(name, made) : null;
    if (!path) return onClose();
    later(redirect.create, () => {
      onClose();
      navigate(sent.hasMore() ? `${path}?edit=true` : path);
    });
  };

  const change = async (values: Values, sent: Sent) => {
    const own = { id: Number(id) };
    const merged = await update({ ...values, ...own }, { ...sent.base, ...own });
    sent.stored(undefined, merged.sent, merged.notStored);
    await reload();
    if (!sent.hasMore()) onClose();
  };

  return (values: Values, sent: Sent) => (sent.isNew ? create(values, sent) : change(values, sent));
};
