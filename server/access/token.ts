import { hash, randomBytes } from 'node:crypto';

const BYTES = 32;

/** A token that nobody can guess. It is given out once and isn't kept anywhere. */
export const newToken = (): string => randomBytes(BYTES).toString('base64url');

/** What is kept of a token, in hexadecimal: whoever reads what is stored can't use it. */
export const hashOf = (token: string): string => hash('sha256', token, 'hex');
