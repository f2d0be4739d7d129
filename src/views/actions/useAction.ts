import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import type { ActionSpec, DataRecord, Resource } from '../../../schemas';
import { useRecordPath } from '../../routing/paths';
import { fileNameOf, saveAsFile, toCsv } from '../../ui/csv';
import { useToast } from '../../ui/toasts';
import { useAttempt } from '../../ui/useAttempt';
import { readableTable } from './answerTable';

const argsOf = ({ args = {} }: ActionSpec, record: DataRecord) =>
  Object.fromEntries(Object.entries(args).map(([arg, field]) => [arg, record[field]]));

/** Calls an action's function and does with the answer what its definition says. */
export const useAction = (definition: Resource, spec: ActionSpec, record: DataRecord) => {
  const provider = useDataProvider<BackOfficeProvider>();
  const client = useQueryClient();
  const translate = useTranslate();
  const toast = useToast();
  const { isBusy, attempt } = useAttempt('toast');
  const navigate = useNavigate();
  const recordPath = useRecordPath();
  const [revealed, setRevealed] = useState<string | null>(null);

  const saveTable = (rows: readonly unknown[], fileName: string) => {
    if (rows.length === 0) toast.error(translate('views.csv.empty'));
    else saveAsFile(toCsv(readableTable(rows, translate)), fileName);
  };

  const act = (asked: Record<string, unknown> = {}) =>
    attempt(async () => {
      const args = { ...argsOf(spec, record), ...asked };
      if (spec.downloads !== undefined) {
        const file = await provider.download(definition.name, spec, record, { args });
        saveAsFile(file, fileNameOf(spec.downloads, record));
        return;
      }
      const answer = await provider
        .call(definition.name, spec, record, { args })
        // A refused call may have done part of its work.
        .finally(() => client.invalidateQueries({ queryKey: [definition.name] }));
      if (spec.revealOnce) setRevealed(String(answer.body[spec.revealOnce] ?? ''));
      if (spec.savesCsv !== undefined) saveTable(answer.rows, fileNameOf(spec.savesCsv, record));
      const made = answer.lastId;
      const path =
        spec.opensCreated && made !== null ? recordPath(definition.name, made, record) : null;
      if (path) navigate(path);
    });

  return { isBusy, revealed, hide: () => setRevealed(null), act };
};
