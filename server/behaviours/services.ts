import type { Service } from './Behaviour';
import { dashboard } from './calls/dashboard';
import { kioskApps } from './calls/kioskApps';
import { mediaFiles } from './calls/mediaFiles';
import { mediaFolders } from './calls/mediaFolders';
import { objects } from './calls/objects';

/** Calls of the contract that belong to no resource. */
export const services: readonly Service[] = [
  ...dashboard,
  ...kioskApps,
  ...mediaFiles,
  ...mediaFolders,
  ...objects,
];
