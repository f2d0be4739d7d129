import { HttpError } from 'ra-core';

const CODES = [404, 405];

/** Whether a call of ours was refused because the server, which knows the specification alone, has no such call. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof HttpError && CODES.includes(error.status);
