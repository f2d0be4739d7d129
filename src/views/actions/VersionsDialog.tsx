import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useDataProvider, useLocale, useTranslate } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import { REPUBLISH } from '../../../schemas';
import { shownMoment } from '../../../schemas/days/shownDay';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { Usage } from '../usage/Usage';
import type { ActionProps } from './ActionButton';
import { useAction } from './useAction';
import { AGAIN } from './usePublicationReport';

interface Props extends Pick<ActionProps, 'definition' | 'record'> {
  onClose(): void;
}

/** Asks which of the versions that were published is to be published again. */
export const VersionsDialog = ({ definition, record, onClose }: Props) => {
  const translate = useTranslate();
  const locale = useLocale();
  const aboutId = useId();
  const provider = useDataProvider<BackOfficeProvider>();
  const { data = [], isPending } = useQuery({
    queryKey: [definition.name, 'publications', record.id],
    queryFn: ({ signal }) => provider.getPublications(definition.name, record.id, signal),
    gcTime: 0,
  });
  const { isBusy, act } = useAction(definition, REPUBLISH, AGAIN, { record });
  const [chosen, setChosen] = useState<number | null>(null);
  const { fn = '' } = definition.publishes ?? {};
  const publish = async () => {
    if (await act({ version: chosen })) onClose();
  };
  return (
    <FormDialog
      title={translate('views.republish')}
      save={translate('views.publishes.again')}
      isDirty={false}
      isBusy={isBusy}
      onSave={chosen === null ? undefined : publish}
      onClose={onClose}
    >
      {isPending && <LinearProgress />}
      <Typography id={aboutId} color="text.secondary" sx={{ mb: 1 }}>
        {translate('views.publishes.versions')}
      </Typography>
      <RadioGroup
        aria-labelledby={aboutId}
        value={chosen}
        onChange={(_, value) => setChosen(Number(value))}
      >
        {data.map(({ version, publishedAt, isFetched }) => (
          <FormControlLabel
            key={version}
            value={version}
            disabled={isFetched}
            control={<Radio />}
            label={translate(`views.publishes.${isFetched ? 'fetched' : 'version'}`, {
              version,
              when: shownMoment(publishedAt, locale),
            })}
          />
        ))}
      </RadioGroup>
      <Usage definition={definition} ids={[record.id]} of={{ fn }} />
    </FormDialog>
  );
};
