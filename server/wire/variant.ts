import { type OptionsOf, variantField } from '../../schemas';
import { sentText } from './sent';
import type { WireKind } from './WireKind';

/** A value of one kind or another: read as that kind reads it, stored and sent as text. */
export const variant: WireKind<OptionsOf<'variant'>> = {
  empty: () => '',
  accept: (sent, options, _before, nested, around) => {
    const field = variantField(options, around);
    return sentText(field ? nested.accept({ sent }, { sent: field }, {}).sent : sent);
  },
};
