/** What is pressed together. */
export interface Combination {
  /** As the browser names it, in lower case. */
  readonly key: string;
  /** With Ctrl, or with Cmd on a Mac. */
  readonly isWithCtrl?: boolean;
  readonly isWithShift?: boolean;
}

/** A key of the app: one or several ways to press it. */
interface AppKey {
  readonly pressed: readonly Combination[];
  /** It works also while something is typed in a field. */
  readonly isForFields?: boolean;
}

const ctrl = (key: string): Combination => ({ key, isWithCtrl: true });

/**
 * All keys that work on a page as a whole. What is not in here can't be listened to with `useKey`, and what is
 * listened to is what the list of keys shows.
 */
export const keys = {
  palette: { pressed: [ctrl('k')], isForFields: true },
  search: { pressed: [{ key: '/' }] },
  previous: { pressed: [{ key: '[' }] },
  next: { pressed: [{ key: ']' }] },
  edit: { pressed: [{ key: 'e' }] },
  save: { pressed: [ctrl('s')], isForFields: true },
  saveAndAdd: { pressed: [{ ...ctrl('enter'), isWithShift: true }], isForFields: true },
  cancel: { pressed: [{ key: 'escape' }], isForFields: true },
  undo: { pressed: [ctrl('z')], isForFields: true },
  redo: { pressed: [ctrl('y'), { ...ctrl('z'), isWithShift: true }], isForFields: true },
  help: { pressed: [{ key: '?' }] },
} satisfies Record<string, AppKey>;

export type KeyName = keyof typeof keys;

export const keyNames = Object.keys(keys) as readonly KeyName[];

/** A field that takes what is typed, or that letters choose in. */
const TYPED_IN =
  'input:not([type=checkbox]):not([type=radio]):not([type=button]), textarea, select, [contenteditable=true], [role=textbox], [role=combobox]';

const isTyping = ({ target }: Event): boolean =>
  target instanceof Element && target.closest(TYPED_IN) !== null;

/** Signs such as `?` and `[` take Shift or AltGr on many keyboards: then the sign decides, not what it takes. */
const fits = (event: KeyboardEvent, { key, isWithCtrl, isWithShift }: Combination): boolean => {
  if (event.key.toLowerCase() !== key) return false;
  if (!isWithCtrl) return !event.metaKey && (!event.ctrlKey || event.getModifierState('AltGraph'));
  return (
    (event.ctrlKey || event.metaKey) && !event.altKey && event.shiftKey === (isWithShift ?? false)
  );
};

/** Whether what was pressed is a key of the app, where it was pressed. */
export const isPressed = (event: KeyboardEvent, name: KeyName): boolean => {
  const { pressed, isForFields = false }: AppKey = keys[name];
  return pressed.some((one) => fits(event, one)) && (isForFields || !isTyping(event));
};

/** Whether the keys here are a Mac's. */
export const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

const NAMED: Readonly<Record<string, string>> = { escape: 'Esc', enter: 'Enter' };

/** How a key is written, in the parts that are pressed together, such as `Ctrl` and `K`. */
export const writtenKey = (name: KeyName): readonly (readonly string[])[] =>
  keys[name].pressed.map(({ key, isWithCtrl, isWithShift }: Combination) => [
    ...(isWithCtrl ? [isMac() ? '⌘' : 'Ctrl'] : []),
    ...(isWithShift ? [isMac() ? '⇧' : 'Shift'] : []),
    NAMED[key] ?? key.toUpperCase(),
  ]);
