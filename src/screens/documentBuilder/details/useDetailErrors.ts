import { useMemo } from 'react';
import type { Resource } from '../../../../schemas';
import { useProblemText } from '../../../fields/useProblemText';
import { useBuilder } from '../BuilderContext';
import { detailProblems } from '../rows/details';

/** What is wrong with the details, by field, in words: what keeps them from being sent, or the server's "no". */
export const useDetailErrors = (definition: Resource): Readonly<Record<string, string>> => {
  const textOf = useProblemText(definition.name);
  const details = useBuilder(({ history }) => history.details);
  const refused = useBuilder(({ storing }) => storing.refusals.get('details/0')?.errors);
  return useMemo(() => {
    const problems = Object.entries(detailProblems(definition, details));
    return {
      ...refused,
      ...Object.fromEntries(problems.map(([name, problem]) => [name, textOf(problem)])),
    };
  }, [definition, details, refused, textOf]);
};
