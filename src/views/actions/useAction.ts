import { useQueryClient } from '@tanstack/react-query';
import { use, useState } from 'react';
import { HttpError, useDataProvider, useLocale, useTranslate } from 'react-admin';
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
import { type ResourceLabels, useLabels } from '../../fields/labels';
import { useRecordPath } from '../../routing/paths';
import { useAttempt } from '../../ui/attempts/useAttempt';
import { fileNameOf, saveAsFile, toCsv } from '../../ui/format/csv';
import { useToast } from '../../ui/toasts';
import { undoing } from '../../ui/undoing';
import { pause } from '../../ui/waiting/pause';
import { useAsSeen } from '../changes/useAsSeen';
import { EnterValuesContext } from '../enterValues';
import { readableTable } from './answerTable';
import { isPublishing, usePublicationReport } from './usePublicationReport';

/** The messages of an action that the server doesn't give, from its labels. */
export const useActionMessages = (
  { messages = {} }: ActionSpec,
  labels: ReturnType<ResourceLabels['action']>,
) => {
  const toast = useToast();
  const { started, done, failed, about } = messages;
  return {
    started: () => {
      if (started !== undefined) toast.info(labels.message('started'), started);
    },
    done: ({ message, about: subject, shown, offered, act }: Outcome) => {
      const report = (text: string) => {
        if (act === undefined) toast.success(text);
        else toast.undoable(text, () => undoing.begin(act));
      };
      if (message === '') {
        if (done) report(labels.message('done', { ...shown, count: offered.length }));
      } else if (about !== undefined) report(subject ? `${subject}: ${message}` : message);
    },
    failed: (error: unknown) => {
      if (failed && error instanceof HttpError && error.message === '')
        toast.error(labels.message('failed'));
    },
  };
};

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

/** Reads again what an action may have changed: its resource, and those that the definition names. */
const useReadAgain = (definition: Resource, { changes = [] }: ActionSpec) => {
  const client = useQueryClient();
  return async (): Promise<void> => {
    await pause(definition.redirect.reload);
    await Promise.all(
      [definition.name, ...changes].map((resource) =>
        client.invalidateQueries({ queryKey: [resource] }),
      ),
    );
  };
};

/** Shows the outcome of an action as a message, saves it as a file, or goes to what was made, as defined. */
const useOutcome = (definition: Resource, spec: ActionSpec, { record, row }: Subject) => {
  const translate = useTranslate();
  const locale = useLocale();
  const toast = useToast();
  const navigate = useNavigate();
  const recordPath = useRecordPath();
  const named = { ...record, ...row };

  const saveTable = async (rows: readonly unknown[], fileName: string) => {
    if (rows.length === 0) toast.error(translate('views.csv.empty'));
    else saveAsFile(await toCsv(readableTable(rows, translate), locale), fileName);
  };
  /** Shows the server's message, which leads to the record that it is about. */
  const showLeading = (
    { to, idField }: Exclude<ActionSpec['opens'], 'created' | undefined>,
    { message, act }: Outcome,
  ) => {
    const path = recordPath(to, Number(named[idField]));
    const undo = act === undefined ? undefined : () => undoing.begin(act);
    const lead = { label: translate('views.open'), go: () => navigate(path ?? '') };
    if (path === null) toast.success(message);
    else toast.leading(message, lead, undo);
  };
  const save = async ({ file, table }: Outcome): Promise<void> => {
    const { downloads } = spec;
    if (file && typeof downloads === 'string') saveAsFile(file, fileNameOf(downloads, named));
    if (typeof downloads === 'object') await saveTable(table, fileNameOf(downloads.rows, named));
  };
  return async (outcome: Outcome): Promise<void> => {
    if (typeof spec.opens === 'object') showLeading(spec.opens, outcome);
    await save(outcome);
    const { createdId } = outcome;
    const path =
      spec.opens === 'created' && createdId !== null
        ? recordPath(definition.name, createdId, record)
        : null;
    if (path) navigate(path);
  };
};

/** Calls an action's function and handles its outcome as the definition specifies. */
export const useAction = (
  definition: Resource,
  name: string,
  spec: ActionSpec,
  subject: Subject,
) => {
  const { record, row } = subject;
  const messages = useActionMessages(spec, useLabels(definition.name).action(name));
  const provider = useDataProvider<BackOfficeProvider>();
  const { isBusy, refused, attempt } = useAttempt('toast');
  const asSeen = useAsSeen(definition);
  const enter = use(EnterValuesContext);
  const readAgain = useReadAgain(definition, spec);
  const follow = useOutcome(definition, spec, subject);
  const reportPublication = usePublicationReport(definition);
  const [revealed, setRevealed] = useState<string | null>(null);
  const [answered, setAnswered] = useState<Answered | null>(null);

  /** @throws what the data provider throws */
  const perform = async (asked: Values | undefined): Promise<void> => {
    messages.started();
    const publishes = isPublishing(definition, spec);
    const isQuiet = publishes ? ('whenGood' as const) : undefined;
    const outcome = await asSeen(record, (version) =>
      provider.act(definition.name, spec, { record, row, version, asked, isQuiet }),
    )
      .catch((error: unknown) => {
        messages.failed(error);
        throw error;
      })
      // A refused call may have done part of its work; a download does none.
      .finally(() => typeof spec.downloads !== 'string' && readAgain());
    messages.done(outcome);
    if (publishes) reportPublication(record, outcome);
    if (isToBeSeen(outcome)) setAnswered(outcome);
    if (outcome.revealed !== null) setRevealed(outcome.revealed);
    await follow(outcome);
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
