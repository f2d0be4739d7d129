import type { Service } from './Behaviour';
import { dashboard } from './dashboard';
import { objects } from './objects';

/** Calls of the contract that belong to no resource. */
export const services: readonly Service[] = [...dashboard, ...objects];
