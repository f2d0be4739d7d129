import look from './keyCaps.module.css';
import { type KeyName, writtenKey } from './keys';

/** What is pressed, as it stands on the keyboard. */
export const KeyCaps = ({ name }: { name: KeyName }) =>
  writtenKey(name).map((parts) => (
    <span key={parts.join()} className={look.press}>
      {parts.map((part) => (
        <kbd key={part} className={look.cap}>
          {part}
        </kbd>
      ))}
    </span>
  ));
