import { isOpen, type Resource } from '../../schemas';
import { Refusal } from '../contract/Refusal';
import type { Row } from '../store/Store';
import { answerFields } from '../wire/fields';

/** @throws Refusal 403 when a record's own values keep it from being changed */
export const refuseClosed = (definition: Resource, row: Row): void => {
  if (!isOpen(definition, answerFields(row, definition.fields)))
    throw new Refusal(403, 'server.records.closed');
};
