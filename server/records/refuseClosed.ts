import type { Resource } from '../../schemas';
import { Refusal } from '../contract/Refusal';
import type { Row } from '../store/Store';
import { answerFields } from '../wire/fields';

/** @throws Refusal 403 when a record's own values keep it from being changed */
export const refuseClosed = ({ verbs: { update }, fields }: Resource, row: Row): void => {
  const when = update ? update.when : undefined;
  if (when !== undefined && answerFields(row, fields)[when] === false)
    throw new Refusal(403, 'server.records.closed');
};
