import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import { type WidgetName, widgetQuery } from './homeQueries';

/**
 * The rows that a widget's function answers, for the active organisation. Its error is why there are none: those that
 * are there stay when they can't be read anew.
 */
export const useWidget = <const Name extends WidgetName>(fn: Name) => {
  const provider = useDataProvider<BackOfficeProvider>();
  const answer = useQuery(widgetQuery(provider, fn));
  return { ...answer, error: answer.isLoadingError ? answer.error : null };
};
