import Alert from '@mui/material/Alert';
import { useLocale, useTranslate } from 'react-admin';
import { type DataRecord, PUBLICATION, type Resource } from '../../../schemas';
import { shownMoment } from '../../../schemas/days/shownDay';
import { type Tone, ToneChip } from '../../ui/ToneChip';

interface Props {
  definition: Resource;
  record: DataRecord | Record<string, unknown>;
}

const toneOf: Readonly<Record<string, Tone>> = { changed: 'warning', current: 'success' };

/**
 * What else there is to know of it: what has changed along with it, and what is shown instead. It stands below the tabs,
 * which stay where they are from a record that has some to one that has none.
 */
export const PublicationNotes = ({ record: { publicationNotes: notes } }: Pick<Props, 'record'>) =>
  typeof notes === 'string' && notes !== '' ? (
    <Alert
      severity="warning"
      role="note"
      sx={{ mt: { xs: 2, sm: 3 }, mx: { xs: 2, sm: 3 }, whiteSpace: 'pre-line' }}
    >
      {notes}
    </Alert>
  ) : null;

/** Shows when a record was last published, in which version, and whether it has changed since. */
export const Publication = ({ definition, record }: Props) => {
  const translate = useTranslate();
  const locale = useLocale();
  const { [PUBLICATION]: state, publishedVersion: version, publishedAt } = record;
  if (!definition.publishes || typeof state !== 'string') return null;
  const when = typeof publishedAt === 'string' ? shownMoment(publishedAt, locale) : '';
  return (
    <ToneChip
      tone={toneOf[state] ?? 'default'}
      label={translate(`views.publication.${state}`, { version, when })}
    />
  );
};
