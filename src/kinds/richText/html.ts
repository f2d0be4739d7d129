/** The words of formatted text, on one line. The parsed document is inert: nothing in it runs or loads. */
export const wordsOf = (html: string): string => {
  const spaced = html.replace(/<(br|\/p|\/li|\/h\d|\/div|\/td)\b/gi, ' <$1');
  const { body } = new DOMParser().parseFromString(spaced, 'text/html');
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
};
