import { createContext } from 'react';

/** What references lead to that isn't there any more, by `resource id`: what to write in their place. */
export const GoneReferred = createContext<ReadonlyMap<string, string>>(new Map());
