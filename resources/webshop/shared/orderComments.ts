import { isObject } from '../../../schemas';

/** A remark that came with an order: when it was made, or what it is about. */
export interface OrderComment {
  readonly id: null;
  readonly date: string | null;
  readonly about: string;
  readonly text: string;
}

const comment = (text: unknown, about: unknown = '', date: unknown = null): OrderComment => ({
  id: null,
  date: typeof date === 'string' ? date : null,
  about: String(about ?? ''),
  text: isObject(text) || Array.isArray(text) ? JSON.stringify(text) : String(text ?? ''),
});

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
};

/**
 * The remarks in an order's JSON. Kiosks and shops write it as they like: a list of remarks with their dates, an
 * object of answers by question, or plain text.
 */
export const readComments = (json: string): readonly OrderComment[] => {
  if (json.trim() === '') return [];
  const value = parsed(json);
  if (Array.isArray(value))
    return value.map((one) =>
      isObject(one) && 'text' in one ? comment(one.text, '', one.date) : comment(one),
    );
  if (isObject(value)) return Object.entries(value).map(([about, text]) => comment(text, about));
  return value === null ? [] : [comment(value)];
};
