/** Whatever was sent, as text. Objects become their JSON: one with a `toString` of its own would throw. */
export const sentText = (sent: unknown): string =>
  sent === null || sent === undefined
    ? ''
    : typeof sent === 'object'
      ? JSON.stringify(sent)
      : String(sent);

/** The id that was sent, as a number or as its text; 0, which no record has, for anything else. */
export const sentId = (sent: unknown): number =>
  /^[1-9]\d{0,14}$/.test(sentText(sent)) ? Number(sentText(sent)) : 0;
