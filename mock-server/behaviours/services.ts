import type { Service } from './Behaviour';
import { dashboard } from './dashboard';
import { mediaFiles } from './mediaFiles';
import { mediaFolders } from './mediaFolders';
import { objects } from './objects';

/** Calls of the contract that belong to no resource. */
export const services: readonly Service[] = [
  ...dashboard,
  ...mediaFiles,
  ...mediaFolders,
  ...objects,
];
