import { nameToSend, type Resource } from '../schemas';
import { callServer } from './call';
import { messages } from './messages';
import { bodyOf } from './values';

/**
 * Saves the fields that have a call of their own, one after the other, once the record itself is
 * saved. What fails is a warning and leaves the record saved.
 */
export const saveOwnFields = async (
  definition: Resource,
  record: Record<string, unknown>,
): Promise<void> => {
  const failures: string[] = [];
  for (const [name, field] of Object.entries(definition.fields)) {
    if (!field.saveWith) continue;
    const args = bodyOf({ args: { [nameToSend(name, field)]: name } }, definition.fields, record);
    await callServer(field.saveWith, definition, record, { args, isQuiet: true }).catch(
      (error: Error) => failures.push(error.message),
    );
  }
  if (failures.length > 0) messages.publish({ isOk: 'partly', text: failures.join(' · ') });
};
