import { join } from 'node:path';
import { folderStorage } from './folder';
import { Incoming } from './Incoming';
import type { Storage } from './Storage';
import type { S3Address } from './s3Address';

/** Where contents lie for good, and where on this machine until then. */
export interface Contents {
  readonly storage: Storage;
  readonly incoming: Incoming;
}

/**
 * @param directory the data folder
 * @param s3 the bucket where contents lie for good; the data folder without one
 * @throws StorageError where the bucket can't be used
 */
export const openStorage = async (directory: string, s3?: S3Address): Promise<Contents> => {
  const incoming = new Incoming(join(directory, 'files', 'incoming'));
  if (!s3) return { storage: folderStorage(directory), incoming };
  // Heavy, and most servers do without.
  const { openBucket } = await import('./s3');
  return { storage: await openBucket(s3, incoming), incoming };
};
