import { type ReactNode, Suspense } from 'react';
import { isAllowed } from '../../../dataProvider/session';
import { type DataRecord, isOpen, type Resource, writerOf } from '../../../schemas';
import { useLabels } from '../../fields/labels';
import { WrittenBy } from '../../fields/WrittenBy';
import { part } from '../../routing/part';
import { RecordFrame } from '../../ui/RecordFrame';
import { FacePicture } from '../face/FacePicture';
import { FactLine } from '../face/FactLine';
import { StateChip } from '../face/StateChip';
import type { FormMode, Values } from '../form/formTypes';

const VersionChoice = part('VersionChoice', async () => ({
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

/** Why a record can't be changed by who may change others: its own values lock it. */
const ClosedReason = ({ definition, record }: Pick<Props, 'definition' | 'record'>) => {
  const { name, module, verbs } = definition;
  const reason = useLabels(name).closed();
  const isClosed =
    verbs.update !== false && isAllowed(module, 'update') && !isOpen(definition, record);
  return isClosed && reason ? <>{reason} · </> : null;
};

/** What a record's page begins with: what it is, how it stands, what can be done with it, and who may change it. */
export const RecordHead = ({ definition, record, mode, title, buttons }: Props) => {
  const isStored = mode !== 'create';
  const of = { definition, record };
  return (
    <>
      <RecordFrame
        title={title}
        picture={<FacePicture {...of} title={isStored ? title : ''} />}
        state={isStored && <StateChip {...of} />}
        facts={
          isStored && (
            <>
              {mode === 'view' && <ClosedReason {...of} />}
              <FactLine {...of} />
            </>
          )
        }
      >
        <OtherVersions {...of} />
        {mode === 'view' && buttons}
      </RecordFrame>
      {mode === 'view' && <WrittenBy writer={writerOf(definition, 'update')} />}
    </>
  );
};
