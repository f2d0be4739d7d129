import { type OptionsOf, variantField } from '../../schemas';
import { sentText } from './sent';
import type { WireKind } from './WireKind';

/** A value of one kind or another: read, stored and answered as that kind is, or as text. */
export const variant: WireKind<OptionsOf<'variant'>> = {
  empty: ({ as: form }) => (form === 'text' ? '' : null),
  accept: (sent, options, _before, nested, around) => {
    const field = variantField(options, around);
    const value = field ? nested.accept({ sent }, { sent: field }, {}).sent : sent;
    return options.as === 'text' || !field ? sentText(value) : value;
  },
  answer: (stored, options, nested, around) => {
    const field = variantField(options, around);
    if (options.as === 'text' || !field) return stored ?? variant.empty(options);
    return nested.answer({ stored }, { stored: field }).stored;
  },
};
