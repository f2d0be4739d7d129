import { createContext, type ReactNode } from 'react';

/** What the frame around the pages puts beside the title of the open one, such as its star. */
export const PageMark = createContext<ReactNode>(null);

/** What the frame puts beside what can be done with a record: the ways to those before and after it. */
export const PageBeside = createContext<ReactNode>(null);
