import { Suspense } from 'react';
import { useReference } from 'react-admin';
import {
  type DataRecord,
  type OptionsOf,
  type Resource,
  titleOf,
  type ValueOf,
} from '../../../schemas';
import type { ShowProps } from '../../fields/KindView';
import room from './referencesRoom.module.css';
import { ownChoices } from './referenceTitles';
import { useReferred } from './useReferred';

const Chip = ({ title }: { title: string }) => <span className={room.chip} data-text={title} />;

const Fetched = ({ definition, id }: { definition: Resource; id: number }) => {
  const options = { retry: false };
  const { referenceRecord } = useReference<DataRecord>({ reference: definition.name, id, options });
  return <Chip title={referenceRecord ? titleOf(definition, referenceRecord) : `#${id}`} />;
};

const Referred = ({ to, id }: { to: string; id: number }) => {
  const definition = useReferred(to);
  return definition ? <Fetched definition={definition} id={id} /> : <Chip title={`#${id}`} />;
};

/** The room of several records that are chosen: chips, and behind them what is typed to find others. */
export const ReferencesRoom = ({
  value,
  field,
  record,
}: ShowProps<ValueOf<'references'>, OptionsOf<'references'>>) => {
  const own = ownChoices(field, record);
  return (
    <div className={room.control}>
      {value.map((id) => {
        const title = own.find((one) => one.id === id)?.title;
        return title || field.to === undefined ? (
          <Chip key={id} title={title || `#${id}`} />
        ) : (
          <Suspense key={id} fallback={<Chip title={`#${id}`} />}>
            <Referred to={field.to} id={id} />
          </Suspense>
        );
      })}
      <span className={room.typed} />
    </div>
  );
};
