import { leaveText } from './browserState';

/** What stands for DOMPurify where pages are drawn (`vite.pages.config.ts`): that has nothing to clean with there. */
export default { sanitize: leaveText };
