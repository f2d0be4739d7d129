import { kind } from './Kind';

export const rights = ['create', 'read', 'update', 'delete'] as const;
export type Right = (typeof rights)[number];
export type Access = Readonly<Record<Right, boolean>>;

/** Reads four characters of 0 and 1 in the order create, read, update, delete. */
export const readAccess = (wire: unknown): Access => {
  const text = typeof wire === 'string' ? wire : '';
  return {
    create: text[0] === '1',
    read: text[1] === '1',
    update: text[2] === '1',
    delete: text[3] === '1',
  };
};

/** The four rights of a security group. */
export const accessFlags = kind<Access>()({
  empty: () => readAccess('0000'),
  parse: readAccess,
  serialize: (value) => rights.map((right) => (value[right] ? '1' : '0')).join(''),
  isEmpty: () => false,
  samples: () => [readAccess('0000'), readAccess('1010'), readAccess('1111')],
});

/**
 * Whether flags by module, in the order of `rights`, give a right.
 *
 * @param module `null` stands for what everyone has
 */
export const isGranted = (
  access: Readonly<Record<string, string | undefined>>,
  module: string | null,
  right: Right,
): boolean => module === null || access[module]?.[rights.indexOf(right)] === '1';
