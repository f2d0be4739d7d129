import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { messageKeys, type Problem } from '../../schemas';
import { labelsOf } from './labels';

/** Whether a message is one that all resources share. */
export const isSharedMessage = (message: string): boolean =>
  (messageKeys as readonly string[]).includes(message);

/** The text of a problem: a message of the resource itself or one that all share. */
export const useProblemText = (resource: string) => {
  const translate = useTranslate();
  return useCallback(
    ({ message, params }: Problem<string>): string =>
      isSharedMessage(message)
        ? translate(`rules.${message}`, params)
        : labelsOf(resource, translate).message(message, params),
    [resource, translate],
  );
};
