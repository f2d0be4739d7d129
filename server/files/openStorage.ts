import { join } from 'node:path';
import { folderStorage } from './folder';
import { Incoming } from './Incoming';
import type { Storage } from './Storage';

/** Where contents lie for good, and where on this machine until then. */
export interface Contents {
  readonly storage: Storage;
  readonly incoming: Incoming;
}

/** @param directory the data folder */
export const openStorage = (directory: string): Contents => ({
  storage: folderStorage(directory),
  incoming: new Incoming(join(directory, 'files', 'incoming')),
});
