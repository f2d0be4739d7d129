import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { type DataRecord, type Resource, titleOf } from '../../../schemas';
import { isSamePage } from '../../../schemas/routing/address';
import { useRecordPath } from '../../routing/paths';
import { useWayBack } from '../../routing/useWayBack';
import { isEditable } from '../../session/rights';
import { confirmRights } from '../../session/sessionLife';
import { useToast } from '../../ui/toasts';
import { pause } from '../../ui/waiting/pause';
import { useLater } from '../../ui/waiting/useLater';
import { useMergedUpdate } from '../conflicts/useMergedUpdate';
import type { FormMode, Sent, Values } from '../form/formTypes';
import { useInputsAhead } from './useInputsAhead';

interface Options {
  definition: Resource;
  mode: FormMode;
  /** The record as it is shown, which names what holds it. */
  holder: Values;
  onReload?(): Promise<void>;
  /** Begins another new record, where there can be one. */
  onAnother?(made: Values): void;
}

/** How editing begins and ends on the page of a record. */
const useEditing = ({
  definition,
  mode,
  holder,
}: Pick<Options, 'definition' | 'mode' | 'holder'>) => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const wayBack = useWayBack();
  const inputsThere = useInputsAhead(
    definition.fields,
    mode === 'view' && isEditable(definition, holder),
  );
  const addressWith = (edit: boolean) => {
    // What is drawn can be behind: the tab may have been changed while a save ran.
    const query = new URLSearchParams(window.location.search);
    if (edit) query.set('edit', 'true');
    else query.delete('edit');
    return { pathname: window.location.pathname, search: query.toString() };
  };
  return {
    startEditing: async () => {
      await inputsThere();
      // The page may have been left meanwhile.
      if (isSamePage(pathname, window.location.pathname))
        await navigate(addressWith(true), { replace: true });
    },
    /** @param isGone there is nothing to go back to */
    leaveEditing: (isGone = false) => {
      if (mode === 'create' || isGone) return navigate(wayBack(definition.name, holder));
      // The page may have been left while a save ran.
      if (isSamePage(pathname, window.location.pathname))
        return navigate(addressWith(false), { replace: true });
    },
  };
};

/** Where a new record leads, by its id. */
const useAfterCreate = ({ definition, holder }: Pick<Options, 'definition' | 'holder'>) => {
  const wayBack = useWayBack();
  const recordPath = useRecordPath();
  const { name, redirect } = definition;
  const followed = (id: number): string =>
    (redirect.createTo === 'record' ? recordPath(name, id, holder) : null) ?? wayBack(name, holder);
  /** Where what was typed too late for it is offered. */
  const goneOnWith = (id: number): string => {
    const path = recordPath(name, id, holder);
    return path === null ? followed(id) : `${path}?edit=true`;
  };
  return (id: number, { hasMore }: Pick<Sent, 'hasMore'>): string =>
    hasMore() ? goneOnWith(id) : followed(id);
};

/** Makes a record, and goes to it, or begins another one. */
const useCreate = ({ definition, holder, onAnother }: Options) => {
  const provider = useDataProvider();
  const client = useQueryClient();
  const navigate = useNavigate();
  const later = useLater();
  const toast = useToast();
  const pathAfter = useAfterCreate({ definition, holder });
  return async (values: Values, sent: Sent): Promise<void> => {
    const begin = sent.goesOn ? onAnother : undefined;
    const { data } = await provider.create(definition.name, {
      data: values,
      // A form makes one record, however often it is sent.
      meta: { key: sent.key, isQuiet: begin ? 'whenGood' : false },
    });
    const id = Number(data.id);
    sent.stored(id, values, data.notStored);
    await client.invalidateQueries({ queryKey: [definition.name], refetchType: 'none' });
    if (begin) {
      const title = titleOf(definition, { ...values, ...definition.onSave(values), id });
      // Nothing else on the page shows any more which one it was.
      toast.success([data.statusMessage, title].filter(Boolean).join(': '));
      if (!sent.hasMore()) return begin(values);
    }
    later(definition.redirect.create, () =>
      navigate(pathAfter(id, sent), { replace: true, state: { answer: data.answer } }),
    );
  };
};

/** Saves a record and moves on as the specification requires; also how editing begins and ends. */
export const useSaveRecord = (options: Options) => {
  const { definition, onReload } = options;
  const update = useMergedUpdate(definition);
  const client = useQueryClient();
  const editing = useEditing(options);
  const create = useCreate(options);

  const change = async (values: Values, sent: Sent): Promise<void> => {
    const merged = await update(values as DataRecord, sent.base as DataRecord);
    sent.stored(undefined, merged.sent, merged.notStored);
    await client.invalidateQueries({ queryKey: [definition.name], refetchType: 'none' });
    await pause(definition.redirect.reload);
    await onReload?.();
    await confirmRights(definition);
    if (!sent.hasMore()) await editing.leaveEditing();
  };

  const save = (values: Values, sent: Sent) =>
    sent.isNew ? create(values, sent) : change(values, sent);
  return Object.assign(save, editing);
};
