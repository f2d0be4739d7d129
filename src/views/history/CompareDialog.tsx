import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useLocale, useTranslate } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import type { PastChange } from '../../../dataProvider/calls/history';
import type { DataRecord, Resource } from '../../../schemas';
import { shownMoment } from '../../../schemas/days/shownDay';
import { SideBySide } from './SideBySide';
import { historyKey } from './useHistory';

interface Props {
  definition: Resource;
  record: DataRecord;
  change: PastChange;
  onClose(): void;
}

/** A record as it was before a change beside what it is now, each as it looks. */
const CompareDialog = ({ definition, record, change, onClose }: Props) => {
  const translate = useTranslate();
  const locale = useLocale();
  const provider = useDataProvider<BackOfficeProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: [...historyKey(definition.name, record.id), 'past', change.id],
    retry: false,
    gcTime: 0,
    queryFn: () => provider.getPast(definition.name, record, change.id),
  });
  const when = shownMoment(change.at, locale);
  return (
    <SideBySide
      definition={definition}
      title={translate('history.compareTitle')}
      help={translate('history.compareHelp')}
      sides={[
        {
          label: translate('history.beforeChange', { when }),
          record: data && { ...record, ...data.record },
        },
        { label: translate('history.now'), record },
      ]}
      error={error}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  );
};

export default CompareDialog;
