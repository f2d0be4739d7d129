import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { messageKeys, type Problem } from '../../schemas';
import { labelsOf } from './labels';

/** The text of a problem: a message of the resource itself or one that all share. */
export const useProblemText = (resource: string) => {
  const translate = useTranslate();
  return useCallback(
    ({ message, params }: Problem<string>): string =>
      (messageKeys as readonly string[]).includes(message)
        ? translate(`rules.${message}`, params)
        : labelsOf(resource, translate).message(message, params),
    [resource, translate],
  );
};
