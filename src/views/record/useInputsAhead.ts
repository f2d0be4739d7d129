import { useEffect } from 'react';
import type { AnyFields } from '../../../schemas';
import { prepareEntered } from '../../kinds/prepareEntered';
import { pause } from '../../ui/waiting/pause';
import { whenIdle } from '../../ui/waiting/whenIdle';

/** Milliseconds after which a form is drawn without inputs that are still on their way. */
const LONGEST_MS = 1_000;

/** The form itself reports what can't be loaded. */
const prepare = (fields: AnyFields): Promise<void> => prepareEntered(fields).catch(() => undefined);

/**
 * Loads what fields are entered with while they are read.
 *
 * @returns resolves when that is there, so that no field stands elsewhere for a moment, or has taken too long
 */
export const useInputsAhead = (fields: AnyFields, isEditable: boolean): (() => Promise<void>) => {
  useEffect(
    () => (isEditable ? whenIdle(() => void prepare(fields)) : undefined),
    [fields, isEditable],
  );
  return () => Promise.race([prepare(fields), pause(LONGEST_MS)]);
};
