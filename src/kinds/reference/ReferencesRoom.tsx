import { Suspense } from 'react';
import type { OptionsOf, ValueOf } from '../../../schemas';
import type { ShowProps } from '../../fields/KindView';
import { RequestedTitle } from './ReferredTitle';
import room from './referencesRoom.module.css';
import { titleOfOne } from './referenceTitles';

const Chip = ({ title }: { title: string }) => <span className={room.chip} data-text={title} />;

/** The room of several records that are chosen: chips, and behind them what is typed to find others. */
export const ReferencesRoom = (
  props: ShowProps<ValueOf<'references'>, OptionsOf<'references'>>,
) => {
  const { to } = props.field;
  return (
    <div className={room.control}>
      {props.value.map((id) => {
        const title = titleOfOne(id, props);
        return title || to === undefined ? (
          <Chip key={id} title={title || `#${id}`} />
        ) : (
          <Suspense key={id} fallback={<Chip title={`#${id}`} />}>
            <RequestedTitle to={to} id={id}>
              {(requested) => <Chip title={requested ?? `#${id}`} />}
            </RequestedTitle>
          </Suspense>
        );
      })}
      <span className={room.typed} />
    </div>
  );
};
