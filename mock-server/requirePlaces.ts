import { existsSync } from 'node:fs';
import { StartError } from './StartError';
import type { Settings } from './settings';

/**
 * In production the folder that data lie in is never made: a volume that isn't mounted would pass for an installation
 * that holds nothing.
 *
 * @throws StartError where it isn't there
 */
export const requirePlaces = ({ isProduction, directory, databaseUrl, s3 }: Settings): void => {
  const isNeeded = databaseUrl === undefined || s3 === undefined;
  if (isProduction && isNeeded && !existsSync(directory))
    throw new StartError('server.start.noFolder', { directory });
};
