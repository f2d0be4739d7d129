import { setTimeout as wait } from 'node:timers/promises';

/** What would leave this machine, and is acted out here instead. */
type Service = 'mail' | 'pos4' | 'translator';

/** How long each takes unless set otherwise, in milliseconds. */
const DURATIONS: Readonly<Record<Service, { readonly setting: string; readonly usual: number }>> = {
  mail: { setting: 'MAIL_MS', usual: 0 },
  pos4: { setting: 'POS4_SYNC_MS', usual: 2_000 },
  translator: { setting: 'TRANSLATOR_MS', usual: 800 },
};

/** The service was to fail. */
export class SimulatedFailure extends Error {
  override readonly name = 'SimulatedFailure';
}

const durationOf = (service: Service): number => {
  const { setting, usual } = DURATIONS[service];
  const set = Number(process.env[setting] || Number.NaN);
  return set >= 0 ? set : usual;
};

/** `SIMULATE_FAILURE=pos4` makes a service fail, and so does `simulateFailure` among its options. */
const isToFail = (service: Service, options: unknown): boolean =>
  (process.env.SIMULATE_FAILURE ?? '').split(',').includes(service) ||
  (typeof options === 'object' &&
    options !== null &&
    'simulateFailure' in options &&
    Boolean(options.simulateFailure));

/**
 * Acts out a call to an outside service: takes as long as it would, and fails on demand.
 *
 * @param options those of the integration
 * @throws SimulatedFailure
 */
export const simulate = async (service: Service, options: unknown): Promise<void> => {
  await wait(durationOf(service));
  if (isToFail(service, options)) throw new SimulatedFailure(service);
};

const MARKUP = /(<[^>]*>)/;

/** A text as a translator would send it back: marked with its language, its markup left alone. */
const actedOut = (text: string, language: string): string =>
  text
    .split(MARKUP)
    .map((part) => (part.trim() === '' || part.startsWith('<') ? part : `${part} [${language}]`))
    .join('');

/**
 * Acts out a translation: no text leaves this machine, so each comes back as it was, marked with the
 * language that it should be in.
 *
 * @throws SimulatedFailure
 */
export const simulateTranslation = async (
  texts: Readonly<Record<string, string>>,
  languages: readonly string[],
): Promise<Readonly<Record<string, Readonly<Record<string, string>>>>> => {
  await simulate('translator', undefined);
  return Object.fromEntries(
    languages.map((language) => [
      language,
      Object.fromEntries(
        Object.entries(texts).map(([name, text]) => [
          name,
          actedOut(text, language.slice(0, 2).toUpperCase()),
        ]),
      ),
    ]),
  );
};
