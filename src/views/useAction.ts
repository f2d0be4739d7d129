import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../dataProvider/provider';
import { type ActionSpec, type DataRecord, fillPath, type Resource } from '../../schemas';
import { saveAsFile } from './csv';
import { useAttempt } from './useAttempt';

const argsOf = ({ args = {} }: ActionSpec, record: DataRecord) =>
  Object.fromEntries(Object.entries(args).map(([arg, field]) => [arg, record[field]]));

/** Calls an action's function and does with the answer what its definition says. */
export const useAction = (definition: Resource, spec: ActionSpec, record: DataRecord) => {
  const provider = useDataProvider<BackOfficeProvider>();
  const client = useQueryClient();
  const { isBusy, attempt } = useAttempt('toast');
  const [revealed, setRevealed] = useState<string | null>(null);

  const act = (asked: Record<string, unknown> = {}) =>
    attempt(async () => {
      const args = { ...argsOf(spec, record), ...asked };
      if (spec.downloads !== undefined) {
        const file = await provider.download(definition.name, spec, record, { args });
        saveAsFile(file, fillPath(spec.downloads, record));
        return;
      }
      const answer = await provider.call(definition.name, spec, record, { args });
      if (spec.shows) setRevealed(String(answer.body[spec.shows] ?? ''));
      await client.invalidateQueries({ queryKey: [definition.name] });
    });

  return { isBusy, revealed, hide: () => setRevealed(null), act };
};
