import { type ComponentType, Suspense } from 'react';
import type { OptionsOf } from '../../../schemas';
import type { InputProps, ShowProps } from '../../fields/KindView';
import { part } from '../../routing/part';
import { mayChangeParts } from '../../session/rights';
import { Nothing } from '../../ui/Nothing';
import { Skeleton } from '../../ui/optimisations/Skeleton';
import { useReferred } from '../reference/useReferred';
import type { PreviewProps } from './FilePreview';
import look from './storedFile.module.css';

const UploadPanel = part('UploadPanel', async () => ({
  default: (await import('./UploadPanel')).UploadPanel,
}));

type Options = OptionsOf<'image'>;

type Props = ShowProps<string, Options> &
  Partial<InputProps<string, Options>> & { Preview: ComponentType<PreviewProps> };

const Panel = ({ Preview, ...props }: Props) => {
  const definition = useReferred(props.resource);
  // A single record that isn't stored yet is so with its first file.
  const isNew = !props.record.id && !definition?.single;
  const mayChange = definition && (isNew || mayChangeParts(definition, props.record));
  const canBeSent = isNew ? props.field.ahead && props.onChange : true;
  if (!mayChange || !canBeSent || props.field.readOnly)
    return props.value ? <Preview {...props} /> : <Nothing />;
  return (
    <UploadPanel
      {...props}
      label={props.labelScope.field(props.name)}
      onAhead={isNew ? props.onChange : undefined}
      isEntered={props.onChange !== undefined}
      preview={(more) => <Preview {...props} {...more} />}
    />
  );
};

/**
 * A file that is stored at once: it can be changed wherever it is seen, by who may. That of a new record is sent ahead,
 * where it can be, and its name is entered.
 */
export const StoredFile = (props: Props) => (
  <Suspense
    fallback={
      <Skeleton
        variant="rounded"
        className={look.room}
        data-filled={props.value ? '' : undefined}
      />
    }
  >
    <Panel {...props} />
  </Suspense>
);
