import type { OptionsOf } from '../../schemas';
import { isNothing, Unreadable, type WireKind } from './WireKind';

const YES = [true, 1, '1', 'true'];
const NO = [false, 0, '0', 'false'];

/** Reads a flag in any of the forms in which flags travel; nothing is off. @throws Unreadable */
export const readFlag = (sent: unknown): 0 | 1 => {
  if (YES.some((form) => form === sent)) return 1;
  if (isNothing(sent) || NO.some((form) => form === sent)) return 0;
  throw new Unreadable({ message: 'choice' });
};

/** Stored and sent as 0 or 1; where the specification requires it, it travels as true or false. */
export const flag: WireKind<OptionsOf<'flag'>> = {
  empty: () => 0,
  accept: readFlag,
  answer: (stored, { as: form, whenMissing = false }) => {
    const isOn = stored === undefined ? whenMissing : stored === 1;
    return form === 'boolean' ? isOn : isOn ? 1 : 0;
  },
};
