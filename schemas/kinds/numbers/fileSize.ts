import { numberKind } from './numberKind';

/** The size of a file in bytes; shown in the unit that suits it. */
export const fileSize = numberKind({ samples: [null, 0, 512, 104_857_599], whole: true });
