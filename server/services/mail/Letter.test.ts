import { expect, test } from 'vitest';
import { isMailAddress, mailboxText, senderOf } from './Letter';

const fallback = { name: 'Kompas', address: 'noreply@demo.test' };

test.each([
  ['quiz@kompas.test', { name: '', address: 'quiz@kompas.test' }],
  [
    ' Team Opleiding <leren@kompas.test> ',
    { name: 'Team Opleiding', address: 'leren@kompas.test' },
  ],
  ['Team Opleiding', { name: 'Team Opleiding', address: 'noreply@demo.test' }],
  ['', fallback],
  ['Team <geen adres>', { name: 'Team <geen adres>', address: 'noreply@demo.test' }],
  ['a@b.test, c@d.test', { name: 'a@b.test, c@d.test', address: 'noreply@demo.test' }],
])('a mail of %j is from %o', (sender, mailbox) => {
  expect(senderOf(sender, fallback)).toEqual(mailbox);
});

test('addresses are distinguished from other texts', () => {
  expect(['a@b', 'zoë.de-wit@example.test'].filter(isMailAddress)).toHaveLength(2);
  expect(['', 'a', 'a@', '@b', 'a b@c', 'a@b\r\nBcc: c@d', '<a@b>'].filter(isMailAddress)).toEqual(
    [],
  );
});

test('a mailbox is read with its name, where it has one', () => {
  expect(mailboxText({ name: 'Zoë Smit', address: 'zoe@demo.test' })).toBe(
    'Zoë Smit <zoe@demo.test>',
  );
  expect(mailboxText({ name: '', address: 'zoe@demo.test' })).toBe('zoe@demo.test');
});
