const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A text as it stands in HTML, in an element or in an attribute. */
export const textInHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
