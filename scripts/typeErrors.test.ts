import { expect, test } from 'vitest';
import { causesOf } from './typeErrors.mjs';

const screens = `'{ readonly args: { readonly a: "nope"; }; readonly icon: "reset"; readonly requires: readonly []; }'`;

test('an error is its place, the way to its cause, and the cause', () =>
  expect(
    causesOf(`resources/organisation/users.ts(34,5): error TS2322: Type ${screens} is not assignable to type ${screens}.
  Types of property 'args' are incompatible.
    Property 'a' is incompatible with index signature.
      Type '"nope"' is not assignable to type '"active" | "email"'.
i18n/en/labels/organisation/users.ts(16,3): error TS1360: Type ${screens} does not satisfy the expected type 'Labels'.
  Property 'actions' is missing in type ${screens} but required in type 'Texts'.
resources/webshop/vat.ts(17,7): error TS2561: 'idFild' does not exist in type 'SubList'. Did you mean to write 'idField'?
`),
  ).toBe(`resources/organisation/users.ts:34:5
  args.a: Type '"nope"' is not assignable to type '"active" | "email"'.
i18n/en/labels/organisation/users.ts:16:3
  Property 'actions' is missing in type '{ … }' but required in type 'Texts'.
resources/webshop/vat.ts:17:7
  'idFild' does not exist in type 'SubList'. Did you mean to write 'idField'?`));

test('what is no error of types is printed as it is', () =>
  expect(causesOf('error TS5083: Cannot read file.\n')).toBe('error TS5083: Cannot read file.'));
