import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useNavigate } from 'react-router';
import type { BackOfficeProvider } from '../../dataProvider/provider';
import type { ActionSpec, DataRecord, Resource } from '../../schemas';
import { useRecordPath } from '../app/paths';
import { fileNameOf, saveAsFile, tableOf, toCsv } from './csv';
import { useAttempt } from './useAttempt';

const argsOf = ({ args = {} }: ActionSpec, record: DataRecord) =>
  Object.fromEntries(Object.entries(args).map(([arg, field]) => [arg, record[field]]));

/** Calls an action's function and does with the answer what its definition says. */
export const useAction = (definition: Resource, spec: ActionSpec, record: DataRecord) => {
  const provider = useDataProvider<BackOfficeProvider>();
  const client = useQueryClient();
  const { isBusy, attempt } = useAttempt('toast');
  const navigate = useNavigate();
  const recordPath = useRecordPath();
  const [revealed, setRevealed] = useState<string | null>(null);

  const act = (asked: Record<string, unknown> = {}) =>
    attempt(async () => {
      const args = { ...argsOf(spec, record), ...asked };
      if (spec.downloads !== undefined) {
        const file = await provider.download(definition.name, spec, record, { args });
        saveAsFile(file, fileNameOf(spec.downloads, record));
        return;
      }
      const answer = await provider.call(definition.name, spec, record, { args });
      if (spec.shows) setRevealed(String(answer.body[spec.shows] ?? ''));
      if (spec.savesCsv !== undefined)
        saveAsFile(toCsv(tableOf(answer.rows)), fileNameOf(spec.savesCsv, record));
      await client.invalidateQueries({ queryKey: [definition.name] });
      const made = answer.lastId;
      const path = spec.opens && made !== null ? recordPath(definition.name, made, record) : null;
      if (path) navigate(path);
    });

  return { isBusy, revealed, hide: () => setRevealed(null), act };
};
