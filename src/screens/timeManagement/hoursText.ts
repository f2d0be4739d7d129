import type { Hours } from '../../../resources/ticketing/shared/effectiveHours';
import type { ResourceLabels } from '../../fields/labels';

/** Hours as they are read: "09:00–17:00", or "22:00–02:00 (the next day)". */
export const hoursText = ({ from, until }: Hours, labels: ResourceLabels): string => {
  const text = `${from}–${until}`;
  return until > from || until === '00:00' ? text : `${text} (${labels.screen('nextDay')})`;
};
