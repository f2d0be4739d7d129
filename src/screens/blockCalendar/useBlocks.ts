import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useGetList } from 'react-admin';
import { checkRecord } from '../../../schemas';
import { useLabels } from '../../fields/labels';
import { useProblemText } from '../../fields/useProblemText';
import { useDefinition } from '../../routing/definitions';
import { useToast } from '../../ui/toasts';
import { useAttempt } from '../../ui/useAttempt';
import type { Span } from '../../ui/week/hours';
import { useMergedUpdate } from '../../views/conflicts/useMergedUpdate';
import { type Block, hoursOf } from './blockBars';

/** As many as a week is drawn of. */
const MOST = 5_000;

/** The blocks of a resource, or of all, and how one is put elsewhere. */
export const useBlocks = (page: string, resourceId: number | null) => {
  const definition = useDefinition('blocks');
  const labels = useLabels(page);
  const textOf = useProblemText(definition.name);
  const provider = useDataProvider();
  const client = useQueryClient();
  const toast = useToast();
  const update = useMergedUpdate(definition);
  const { attempt, ...storing } = useAttempt();
  const { data, error, refetch } = useGetList<Block>(
    definition.name,
    {
      filter: resourceId === null ? {} : { resourceId },
      pagination: { page: 1, perPage: MOST },
      sort: { field: 'dayOfWeek', order: 'ASC' },
    },
    { retry: false, placeholderData: (previous) => previous },
  );

  /** Stores where a block was put, if the checks of its form let it stand there. */
  const place = async (id: number, span: Span): Promise<void> => {
    await attempt(async () => {
      // The list may be old, and doesn't carry the version that a change is made of.
      const { data: stored } = await provider.getOne<Block>(definition.name, { id });
      const values = { ...stored, ...hoursOf(span) };
      const [problem] = Object.values(checkRecord(definition, values, 'update'));
      if (problem) toast.error(labels.screen('wrong', { problem: textOf(problem) }));
      else await update(values, stored);
    });
    await client.invalidateQueries({ queryKey: [definition.name] });
  };
  return { definition, blocks: data, error, reload: refetch, storing, place };
};
