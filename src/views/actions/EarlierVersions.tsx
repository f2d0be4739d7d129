import { type ReactNode, useState } from 'react';
import { isAllowed } from '../../../dataProvider/session';
import type { DataRecord, Resource } from '../../../schemas';
import { lazyDialog } from '../../ui/loading/lazyDialog';

const VersionsDialog = lazyDialog(async () => (await import('./VersionsDialog')).VersionsDialog);

/** Whether versions of before can be published again. */
export const hasEarlierVersions = (definition: Resource, record: DataRecord): boolean => {
  const { publishedVersion }: Readonly<Record<string, unknown>> = record;
  return Number(publishedVersion ?? 0) > 1 && isAllowed(definition.module, 'update');
};

interface Props {
  definition: Resource;
  record: DataRecord;
  draw(open: () => void): ReactNode;
}

/** Leads to the versions of before, one of which can be published again. */
export const EarlierVersions = ({ definition, record, draw }: Props) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {draw(() => setOpen(true))}
      {isOpen && (
        <VersionsDialog definition={definition} record={record} onClose={() => setOpen(false)} />
      )}
    </>
  );
};
