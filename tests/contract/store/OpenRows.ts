import type { OpenStore, Row } from '../../../server/store/Store';

/** Opens an empty store, or one of these rows; it is closed after the test. */
export type OpenRows = (rows?: Record<string, Row[]>) => Promise<OpenStore>;
