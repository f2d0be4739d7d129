import type { OptionsOf } from '../../../schemas';
import type { ShowProps, ViewOf } from '../../fields/KindView';
import { Nothing } from '../../ui/Nothing';
import look from '../../ui/optimisations/values.module.css';
import { lazyPart } from '../lazyPart';
import { sixDigits } from './sixDigits';

type Shown = ShowProps<string, OptionsOf<'colour'>>;

const Unreadable = lazyPart<Shown>(
  'Unreadable',
  async () => (await import('./Unreadable')).Unreadable,
  0,
);

/** In the place that it has below a control. */
const BELOW_LINE = { marginBlock: '8px -8px' } as const;

const ColourShow = (props: Shown) => {
  const { value, isCell } = props;
  if (!value) return <Nothing isCell={isCell} />;
  return (
    <>
      <span className={look.swatched}>
        <span
          aria-hidden="true"
          data-sample
          className={look.swatch}
          style={{ background: sixDigits(value) }}
        />
        {value}
      </span>
      {!isCell && props.field.readableOn !== undefined && (
        <div style={BELOW_LINE}>
          <Unreadable {...props} />
        </div>
      )}
    </>
  );
};

export const colour: ViewOf<'colour'> = {
  width: 240,
  Show: ColourShow,
  asText: (value) => value,
};
