import { createContext, type ReactNode } from 'react';

/** What the frame around the pages puts beside the title of the open one, such as its star. */
export const PageMark = createContext<ReactNode>(null);
