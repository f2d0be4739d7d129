import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ComparedVersions, DataRecord, Resource } from '../../../schemas';
import { recordKey } from '../recordKeys';
import { type Compared, SideBySide } from './SideBySide';

interface Props {
  definition: Resource;
  record: DataRecord;
  /** Another version, of which no more than its number may be known. */
  other: DataRecord;
  spec: ComparedVersions<string>;
  onClose(): void;
}

/** Two versions of one thing, the earlier one first. */
const VersionsDialog = ({ definition, record, other, spec, onClose }: Props) => {
  const translate = useTranslate();
  const provider = useDataProvider();
  const { data, error, refetch } = useQuery({
    queryKey: recordKey(definition.name, other.id),
    retry: false,
    queryFn: async ({ signal }) =>
      (await provider.getOne<DataRecord>(definition.name, { id: other.id, signal })).data,
  });
  const numberOf = (one: DataRecord) => Number(one[spec.number]);
  const that: Compared = {
    label: translate('history.version', { number: numberOf(other) }),
    record: data,
  };
  const own: Compared = {
    label: translate('history.thisVersion', { number: numberOf(record) }),
    record,
  };
  return (
    <SideBySide
      definition={definition}
      title={translate('history.versionsTitle')}
      help={translate('history.versionsHelp')}
      sides={numberOf(other) < numberOf(record) ? [that, own] : [own, that]}
      error={error}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  );
};

export default VersionsDialog;
