import Alert from '@mui/material/Alert';
import { useLocale, useTranslate } from 'react-admin';
import type { Conflict } from '../../../dataProvider/Conflict';
import type { DataRecord, Resource } from '../../../schemas';
import { shownMoment } from '../../../schemas/days/shownDay';
import { useLabels } from '../../fields/labels';
import { changedParts } from './changedParts';
import { inWords } from './inWords';

interface Props {
  definition: Resource;
  /** The record as it was seen. */
  seen: DataRecord;
  /** What became of it since. */
  conflict: Conflict;
}

/** Shows how somebody else changed a record since it was seen, before something is done to all of it. */
const ChangedSince = ({ definition, seen, conflict }: Props) => {
  const translate = useTranslate();
  const locale = useLocale();
  const labels = useLabels(definition.name);
  const { by, at, present } = conflict;
  const parts = changedParts(definition, [seen, present], labels);
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      {translate(`views.conflict.${at === null ? 'since' : 'sinceAt'}`, {
        name: by ?? translate('views.conflict.somebody'),
        when: at === null ? '' : shownMoment(at, locale),
        fields: parts.length > 0 ? inWords(parts, translate) : translate('views.conflict.unseen'),
      })}
    </Alert>
  );
};

export default ChangedSince;
