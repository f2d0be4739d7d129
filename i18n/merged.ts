const isGroup = (texts: unknown): texts is object => typeof texts === 'object' && texts !== null;

/** Two trees of texts as one; of a text that stands in both, the second one's. */
export const merged = <Texts extends object>(base: Texts, over: object): Texts => {
  const known = new Map<string, unknown>(Object.entries(base));
  const changes = Object.entries(over).map(([key, text]) => {
    const before = known.get(key);
    return [key, isGroup(before) && isGroup(text) ? merged(before, text) : text];
  });
  return { ...base, ...Object.fromEntries(changes) };
};
