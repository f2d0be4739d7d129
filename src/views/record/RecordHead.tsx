import { lazy, type ReactNode, Suspense } from 'react';
import { isAllowed } from '../../../dataProvider/session';
import { type DataRecord, isOpen, type Resource, writerOf } from '../../../schemas';
import { useLabels } from '../../fields/labels';
import { Reason } from '../../fields/Reason';
import { WrittenBy } from '../../fields/WrittenBy';
import { PageHead } from '../../ui/PageHead';
import type { FormMode, Values } from '../form/formTypes';
import { RecordPicture } from '../RecordPicture';
import { Publication, PublicationNotes } from './Publication';

const VersionChoice = lazy(async () => ({
  default: (await import('./VersionChoice')).VersionChoice,
}));

interface Props {
  definition: Resource;
  record: DataRecord | Values;
  mode: FormMode;
  title: string;
  /** What can be done with the record that is shown. */
  buttons: ReactNode;
}

/** The choice among the versions of what a stored record is one of, where it is one of several. */
const OtherVersions = ({ definition, record }: Pick<Props, 'definition' | 'record'>) => {
  const { versions } = definition;
  if (versions === undefined || !record.id) return null;
  return (
    <Suspense>
      <VersionChoice definition={definition} spec={versions} record={record as DataRecord} />
    </Suspense>
  );
};

/** Why a record can't be changed by who may change others: it says so itself. */
const ClosedReason = ({ definition, record }: Pick<Props, 'definition' | 'record'>) => {
  const { name, module, verbs } = definition;
  const reason = useLabels(name).closed();
  const isClosed =
    verbs.update !== false && isAllowed(module, 'update') && !isOpen(definition, record);
  return isClosed && reason ? <Reason>{reason}</Reason> : null;
};

/** What a record's page begins with: its title, how it is published, and who may change it. */
export const RecordHead = ({ definition, record, mode, title, buttons }: Props) => (
  <>
    <PageHead title={title} before={<RecordPicture definition={definition} record={record} />}>
      <OtherVersions definition={definition} record={record} />
      {mode !== 'create' && <Publication definition={definition} record={record} />}
      {mode === 'view' && buttons}
    </PageHead>
    {mode !== 'create' && <PublicationNotes record={record} />}
    {mode === 'view' && <WrittenBy writer={writerOf(definition, 'update')} />}
    {mode === 'view' && <ClosedReason definition={definition} record={record} />}
  </>
);
