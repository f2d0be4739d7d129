// Checked only by the type checker: every line below `@ts-expect-error` must fail to compile, and
// everything else must compile.

import type { Store } from '../store/Store';
import { defineJob, jobOf } from './Job';

declare const store: Store;

const greet = defineJob({ name: 'greet', attempts: 3, input: { userId: 'number', text: 'text' } });

await store.enqueue(greet, { userId: 4, text: 'Hello' }, { key: '4' });
// @ts-expect-error: another value
await store.enqueue(greet, { userId: '4', text: 'Hello' });
// @ts-expect-error: one is missing
await store.enqueue(greet, { userId: 4 });
// @ts-expect-error: a name alone is no job
await store.enqueue('greet', { userId: 4, text: 'Hello' });
// @ts-expect-error: nothing can be given like that
defineJob({ name: 'greet', attempts: 3, input: { userId: 'numbr' } });

jobOf(greet, async (_parts, { userId, text }) => {
  text.repeat(userId);
});
// @ts-expect-error: it is given none of that name
jobOf(greet, async (_parts, { usrId }) => usrId);
