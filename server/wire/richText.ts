import { longestOf, type OptionsOf } from '../../schemas';
import { cleanHtml } from './cleanHtml';
import { sentText } from './sent';
import { Unreadable, type WireKind } from './WireKind';

/** Formatted text: what could run, or isn't among the elements that it may hold, is taken out before it is stored. */
export const richText: WireKind<OptionsOf<'richText'>> = {
  empty: () => '',
  accept: (sent, { allows, maxLength }) => {
    const html = sentText(sent);
    const max = longestOf({ kind: 'richText', maxLength });
    const refuseLonger = ({ length }: string): void => {
      if (max !== undefined && length > max)
        throw new Unreadable({ message: 'maxLength', params: { max } });
    };
    // Refused before it is gone through, and where it has become longer before anything is worked out of it.
    refuseLonger(html);
    const clean = cleanHtml(html, allows);
    refuseLonger(clean);
    return clean;
  },
};
