import { hasOtherScheme } from '../../schemas/kinds/url';
import { sentText } from './sent';
import { trimmedText } from './text';
import { Unreadable, type WireKind } from './WireKind';

/**
 * A web address. What would run a script is refused wherever it stands, in a field that isn't on screen as well: what is
 * stored is read by others, who may make a link of it. One that is stored already may come back.
 */
export const url: WireKind<object> = {
  ...trimmedText,
  accept: (sent, _field, before) => {
    const text = sentText(sent).trim();
    if (text !== before && hasOtherScheme(text)) throw new Unreadable({ message: 'url' });
    return text;
  },
};
