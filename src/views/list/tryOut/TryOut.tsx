import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useId, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { BackOfficeProvider } from '../../../../dataProvider/BackOfficeProvider';
import type { Values } from '../../../../dataProvider/values';
import {
  type AnyFields,
  checkValue,
  emptyValues,
  isBlank,
  type QuerySpec,
  type Resource,
} from '../../../../schemas';
import { useLabels } from '../../../fields/labels';
import { NestedInputs } from '../../../fields/NestedInputs';
import { FailedToLoad } from '../../../ui/loading/FailedToLoad';
import { TabSkeleton } from '../../../ui/loading/TabSkeleton';
import { useStored } from '../../../ui/useStored';
import { useDebounced } from '../../../ui/waiting/useDebounced';
import { Tried } from './Tried';

interface Props {
  definition: Resource;
  /** The name of the query. */
  query: string;
}

const wrongIn = (fields: AnyFields, values: Values): readonly string[] =>
  Object.entries(fields)
    .filter(([name, field]) => checkValue(values[name], field, values, 'create') !== undefined)
    .map(([name]) => name);

const specOf = ({ name, queries }: Resource, query: string): QuerySpec => {
  const spec = queries[query];
  if (!spec) throw new Error(`${name} has no query "${query}".`);
  return spec;
};

/** The answer to what is entered, as soon as all is that must be. */
const Answer = ({ definition, query, values }: Props & { values: Values }) => {
  const translate = useTranslate();
  const provider = useDataProvider<BackOfficeProvider>();
  const spec = specOf(definition, query);
  const asked = useDebounced(values);
  const isWhole = wrongIn(spec.asks ?? {}, asked).length === 0;
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: [definition.name, 'tried', query, asked],
    enabled: isWhole,
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => provider.tryQuery(definition.name, spec, { asked, signal }),
  });
  if (!isWhole) return <Box sx={{ color: 'text.secondary' }}>{translate('views.tryOutHint')}</Box>;
  if (error && !data) return <FailedToLoad error={error} onRetry={() => refetch()} />;
  if (!data) return <TabSkeleton />;
  return (
    <Box aria-busy={isPlaceholderData} sx={isPlaceholderData ? { opacity: 0.6 } : undefined}>
      <Tried definition={definition} query={query} spec={spec} {...data} />
    </Box>
  );
};

/** What can be tried out beside a list: a form, and what the server answers to it while it is filled in. */
export const TryOut = ({ definition, query }: Props) => {
  const labels = useLabels(definition.name).query(query);
  const { asks = {} } = specOf(definition, query);
  const id = useId();
  const [isOpen, setOpen] = useStored(`tries:${definition.name}`, false);
  const [values, setValues] = useState<Values>(() => emptyValues(asks));
  const hasFailed = wrongIn(asks, values).some((name) => !isBlank(values[name]));
  return (
    <Paper variant="outlined" component="aside" aria-label={labels.title()}>
      <details
        open={isOpen}
        onToggle={(event: SyntheticEvent<HTMLDetailsElement>) => setOpen(event.currentTarget.open)}
      >
        <Box component="summary" sx={{ px: 2, py: 1.25, fontWeight: 600, cursor: 'pointer' }}>
          {labels.title()}
        </Box>
        {isOpen && (
          <Box sx={{ px: 2, pt: 1, pb: 2, display: 'grid', gap: 2 }}>
            <NestedInputs
              id={id}
              fields={asks}
              values={values}
              onChange={setValues}
              hasFailed={hasFailed}
              labelScope={labels}
              resource={definition.name}
            />
            <div aria-live="polite">
              <Answer definition={definition} query={query} values={values} />
            </div>
          </Box>
        )}
      </details>
    </Paper>
  );
};
