import type { Resource } from '../../../schemas';
import { definitions } from '../../fixtures/definitions';

/** Resources whose records something else makes: an upload, a device, a customer. Their own calls to add one are refused. */
export const madeElsewhere: readonly Resource[] = definitions.filter(
  ({ single, verbs }) => !single && (verbs.create === false || verbs.create?.upload !== undefined),
);

/** Further calls that change something and that no suite makes successfully, each with the reason. The list may only shrink. */
const refused: Readonly<Record<string, string>> = {
  'DELETE apk/files': 'asks which file is meant',
  'DELETE webshop/productstock/{id}': 'stock goes with its product',
};

/** Calls that are always refused. */
export const madeByNone: readonly string[] = [
  ...Object.keys(refused),
  ...madeElsewhere.flatMap(({ path, verbs }) => {
    const takesUploads = verbs.create !== false && verbs.create?.upload?.path === undefined;
    return (takesUploads ? ['PUT'] : ['PUT', 'POST']).map((method) => `${method} ${path}/add`);
  }),
];
