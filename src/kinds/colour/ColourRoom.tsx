import type { OptionsOf } from '../../../schemas';
import type { ShowProps } from '../../fields/KindView';
import values from '../../ui/optimisations/values.module.css';
import look from './colourRoom.module.css';

/** The room of the colours that are offered by name, below a control; none where none are. */
export const ColourRoom = ({ field, labelScope, name }: ShowProps<string, OptionsOf<'colour'>>) =>
  field.values ? (
    <div className={look.presets}>
      {field.values.map((preset) => (
        <span key={preset} className={`${values.chip} ${values.preset}`}>
          <span className={values.dot} />
          <span className={values.word} data-text={labelScope.code(name, preset)} />
        </span>
      ))}
    </div>
  ) : null;
