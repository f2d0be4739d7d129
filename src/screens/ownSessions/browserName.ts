import bowser from 'bowser';

/** A browser and the system that it runs on, as people know them; `undefined` of what is no browser. */
export const browserName = (
  userAgent: string,
): { browser: string; system: string | undefined } | undefined => {
  if (userAgent === '') return undefined;
  const { browser, os } = bowser.parse(userAgent);
  return browser.name ? { browser: browser.name, system: os.name } : undefined;
};
