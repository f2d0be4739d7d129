import { isOpen, type Resource } from '../../schemas';
import type { CallContext } from '../contract/CallContext';
import { Refusal } from '../contract/Refusal';
import type { Row } from '../store/Store';
import { recordOf } from './recordOf';

/** @throws Refusal 403 when a record's own values keep it from being changed */
export const refuseClosed = (context: CallContext, definition: Resource, row: Row): void => {
  const { update } = definition.verbs;
  // Of most no value decides it, and a record is made of a whole row.
  if (!update || update.when === undefined) return;
  if (!isOpen(definition, recordOf(context, definition, row)))
    throw new Refusal(403, 'server.records.closed');
};
