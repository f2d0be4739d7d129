import { Secret, TOTP } from 'otpauth';

/** As long as RFC 4226 recommends. */
const KEY_BYTES = 20;
/** Steps of time before and after the present one whose codes are accepted: clocks differ. */
const WINDOW = 1;
const CODE = /^\d{6}$/;

export interface NewKey {
  /** In base 32, to be typed in. */
  readonly secret: string;
  /** What an app reads from a QR code. */
  readonly address: string;
}

/**
 * A key for an authenticator app.
 *
 * @param issuer what the app calls us
 * @param label the account, as the app shows it
 */
export const newKey = (issuer: string, label: string): NewKey => {
  const totp = new TOTP({ issuer, label, secret: new Secret({ size: KEY_BYTES }) });
  return { secret: totp.secret.base32, address: totp.toString() };
};

/** Whether something can be the code of an authenticator app at all. */
export const isTotpCode = (code: string): boolean => CODE.test(code);

/** The step of time that a code belongs to; `undefined` of a code that isn't right now. */
export const stepOf = (secret: string, code: string, now: number): number | undefined => {
  if (!isTotpCode(code)) return undefined;
  const totp = new TOTP({ secret });
  const delta = totp.validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? undefined : totp.counter({ timestamp: now }) + delta;
};
