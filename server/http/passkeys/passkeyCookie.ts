/** The cookie of a browser that is about to use a passkey: nobody else's answer is taken. */
export const PASSKEY_NAME = 'PASSKEY';
