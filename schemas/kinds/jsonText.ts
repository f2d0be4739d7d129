/** What stands in JSON that came as text; an empty list for text that is none, and anything else as it came. */
export const fromText = (wire: unknown): unknown => {
  if (typeof wire !== 'string') return wire;
  try {
    return JSON.parse(wire);
  } catch {
    return [];
  }
};
