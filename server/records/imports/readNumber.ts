/** The sign before the decimals of a file's numbers. */
export type DecimalSign = '.' | ',';

/** What people and spreadsheets write around a number: spaces, the sign of a unit. */
const AROUND = /[\s€%]/g;

const BOTH_SIGNS = /^[+-]?\d{1,3}(?:\.\d{3})+,\d+$|^[+-]?\d{1,3}(?:,\d{3})+\.\d+$/;
const SEVERAL_GROUPS = /^[+-]?\d{1,3}([.,])\d{3}(?:\1\d{3})+$/;
const ONE_GROUP = /^[+-]?[1-9]\d{0,2}([.,])\d{3}$/;

/**
 * A number of a file without groups of thousands and signs of units. What could be a group or three decimals is
 * decided by the file: a comma-separated one has its decimals behind a point, one with semicolons behind a comma.
 */
export const bareNumber = (text: string, decimal: DecimalSign): string => {
  const bare = text.replace(AROUND, '');
  if (BOTH_SIGNS.test(bare)) return bare.replace(/[.,](?=.*[.,])/g, '');
  if (SEVERAL_GROUPS.test(bare)) return bare.replace(/[.,]/g, '');
  const [, sign] = ONE_GROUP.exec(bare) ?? [];
  return sign !== undefined && sign !== decimal ? bare.replace(sign, '') : bare;
};
