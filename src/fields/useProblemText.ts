import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { messageKeys, type Problem } from '../../schemas';
import { labelsOf } from './labels';

/** Whether a message is one that all resources share. */
export const isSharedMessage = (message: string): boolean =>
  (messageKeys as readonly string[]).includes(message);

/**
 * The text of a problem: a message of the resource itself or one that all share. With the field's name it names which
 * of its rows is wrong.
 */
export const useProblemText = (resource: string) => {
  const translate = useTranslate();
  return useCallback(
    ({ message: key, params, rowAt }: Problem<string>, name?: string): string => {
      const labels = labelsOf(resource, translate);
      const message = isSharedMessage(key)
        ? translate(`rules.${key}`, params)
        : labels.message(key, params);
      if (rowAt === undefined || name === undefined) return message;
      const { row } = rowAt;
      return rowAt.field === undefined
        ? translate('rules.inRow', { row, message })
        : translate('rules.inRowAt', { row, field: labels.rows(name).field(rowAt.field), message });
    },
    [resource, translate],
  );
};
