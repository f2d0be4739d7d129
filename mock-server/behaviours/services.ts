import type { Service } from './Behaviour';
import { dashboard } from './dashboard';
import { kioskApps } from './kioskApps';
import { mediaFiles } from './mediaFiles';
import { mediaFolders } from './mediaFolders';
import { objects } from './objects';

/** Calls of the contract that belong to no resource. */
export const services: readonly Service[] = [
  ...dashboard,
  ...kioskApps,
  ...mediaFiles,
  ...mediaFolders,
  ...objects,
];
