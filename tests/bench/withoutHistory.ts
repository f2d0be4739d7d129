import { register } from 'node:module';

/** Has a server that is started with this keep no history, to be compared with one that does. */
const hooks = `
export const load = (url, context, next) =>
  url.includes('/server/records/history/recordHistory.')
    ? { format: 'module', shortCircuit: true, source: 'export const recordHistory = async () => {};' }
    : next(url, context);
`;

register(`data:text/javascript,${encodeURIComponent(hooks)}`);
