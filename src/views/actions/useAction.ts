import { useQueryClient } from '@tanstack/react-query';
import { use, useState } from 'react';
import { useDataProvider, useLocale, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import type { Outcome } from '../../../dataProvider/calls/actions';
import type { Values } from '../../../dataProvider/values';
import {
  type ActionSpec,
  type DataRecord,
  emptyRecord,
  enteredFields,
  isBlank,
  type Resource,
} from '../../../schemas';
import { useLabels } from '../../fields/labels';
import { useRecordPath } from '../../routing/paths';
import { useAttempt } from '../../ui/attempts/useAttempt';
import { fileNameOf, saveAsFile, toCsv } from '../../ui/format/csv';
import { useToast } from '../../ui/toasts';
import { pause } from '../../ui/waiting/pause';
import { useAsSeen } from '../changes/useAsSeen';
import { EnterValuesContext } from '../enterValues';
import { readableTable } from './answerTable';
import { useActionMessages } from './useActionMessages';

/** The record that it is called for, and the row of it where it stands in one. */
interface Subject {
  record: DataRecord;
  row?: DataRecord;
}

/** What an answer holds that a dialog shows, or of which one is to be chosen in it. */
export type Answered = Pick<Outcome, 'shown' | 'offered'>;

const isToBeSeen = ({ shown, offered }: Answered): boolean =>
  offered.length > 0 || Object.values(shown).some((value) => !isBlank(value));

/** What can be entered of a record, as a new one begins. */
const firstValues = (definition: Resource): Values => {
  const entered = enteredFields(definition, 'update');
  return Object.fromEntries(
    Object.entries(emptyRecord(definition)).filter(([name]) => name in entered),
  );
};

/** Calls an action's function and does with its outcome what the definition says. */
export const useAction = (
  definition: Resource,
  name: string,
  spec: ActionSpec,
  { record, row }: Subject,
) => {
  const messages = useActionMessages(spec, useLabels(definition.name).action(name));
  const provider = useDataProvider<BackOfficeProvider>();
  const client = useQueryClient();
  const translate = useTranslate();
  const locale = useLocale();
  const toast = useToast();
  const { isBusy, refused, attempt } = useAttempt('toast');
  const navigate = useNavigate();
  const asSeen = useAsSeen(definition);
  const recordPath = useRecordPath();
  const enter = use(EnterValuesContext);
  const named = { ...record, ...row };
  const [revealed, setRevealed] = useState<string | null>(null);
  const [answered, setAnswered] = useState<Answered | null>(null);

  const saveTable = async (rows: readonly unknown[], fileName: string) => {
    if (rows.length === 0) toast.error(translate('views.csv.empty'));
    else saveAsFile(await toCsv(readableTable(rows, translate), locale), fileName);
  };
  /** Shows the server's message, which leads to the record that it is about. */
  const showLeading = (
    { to, idField }: Exclude<ActionSpec['opens'], 'created' | undefined>,
    message: string,
  ) => {
    const path = recordPath(to, Number(named[idField]));
    if (path === null) toast.success(message);
    else toast.leading(message, { label: translate('views.open'), go: () => navigate(path) });
  };
  const readAgain = async () => {
    await pause(definition.redirect.reload);
    await Promise.all(
      [definition.name, ...(spec.changes ?? [])].map((resource) =>
        client.invalidateQueries({ queryKey: [resource] }),
      ),
    );
  };

  /** @throws what the data provider throws */
  const perform = async (asked: Values | undefined): Promise<void> => {
    messages.started();
    const outcome = await asSeen(record, (version) =>
      provider.act(definition.name, spec, { record, row, version, asked }),
    )
      .catch((error: unknown) => {
        messages.failed(error);
        throw error;
      })
      // A refused call may have done part of its work; a download does none.
      .finally(() => typeof spec.downloads !== 'string' && readAgain());
    messages.done(outcome);
    if (typeof spec.opens === 'object') showLeading(spec.opens, outcome.message);
    const { file, revealed, createdId, table } = outcome;
    if (isToBeSeen(outcome)) setAnswered(outcome);
    if (file && typeof spec.downloads === 'string')
      saveAsFile(file, fileNameOf(spec.downloads, named));
    if (revealed !== null) setRevealed(revealed);
    if (typeof spec.downloads === 'object')
      await saveTable(table, fileNameOf(spec.downloads.rows, named));
    const path =
      spec.opens === 'created' && createdId !== null
        ? recordPath(definition.name, createdId, record)
        : null;
    if (path) navigate(path);
  };
  const fillIn = async () => enter?.(firstValues(definition));
  const act = (asked?: Values) => attempt(spec.fills === undefined ? () => perform(asked) : fillIn);

  return {
    isBusy,
    refused,
    revealed,
    answered,
    hide: () => {
      setRevealed(null);
      setAnswered(null);
    },
    act,
  };
};

export type Action = ReturnType<typeof useAction>;
