import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import type { Resource } from '../../../schemas';
import { useListPath, useRecordPath } from '../../routing/paths';
import { confirmRights } from '../../session/sessionLife';
import { useLater } from '../../ui/useLater';
import type { FormMode, Values } from './useRecordForm';

interface Options {
  definition: Resource;
  mode: FormMode;
  /** The record as it is shown; it tells what holds it. */
  holder: Values;
  onReload?(): Promise<void>;
  /** Everything typed is stored; leaving loses nothing. */
  onDone(): void;
}

/** Saves a record and moves on as the specification says; also how editing begins and ends. */
export const useSaveRecord = ({ definition, mode, holder, onReload, onDone }: Options) => {
  const provider = useDataProvider();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const listPath = useListPath();
  const recordPath = useRecordPath();
  const later = useLater();

  const addressWith = (edit: boolean) => {
    const query = new URLSearchParams(search);
    if (edit) query.set('edit', 'true');
    else query.delete('edit');
    return { pathname, search: query.toString() };
  };
  const startEditing = () => navigate(addressWith(true), { replace: true });
  const leaveEditing = () =>
    mode === 'create'
      ? navigate(listPath(definition.name, holder))
      : navigate(addressWith(false), { replace: true });

  const afterCreate = (id: number): string =>
    (definition.redirect.createTo === 'record' ? recordPath(definition.name, id, holder) : null) ??
    listPath(definition.name, holder);

  const create = async (values: Values) => {
    const { data } = await provider.create(definition.name, { data: values });
    onDone();
    await client.invalidateQueries({ queryKey: [definition.name], refetchType: 'none' });
    later(definition.redirect.create, () =>
      navigate(afterCreate(data.id as number), {
        replace: true,
        state: { answer: data.answer },
      }),
    );
  };

  const update = async (values: Values, onStored: () => void) => {
    await provider.update(definition.name, {
      id: values.id as number,
      data: values,
      previousData: { id: values.id as number },
    });
    onStored();
    await client.invalidateQueries({ queryKey: [definition.name], refetchType: 'none' });
    await onReload?.();
    await confirmRights(definition);
    leaveEditing();
  };

  const save = (values: Values, onStored: () => void) =>
    mode === 'create' ? create(values) : update(values, onStored);
  return Object.assign(save, { startEditing, leaveEditing });
};
