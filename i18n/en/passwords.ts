/** Messages of links by which a password is chosen, and the mail that brings one. */
export const passwordLink = {
  subject: 'Choose a password for %{organisation}',
  text: 'An administrator of %{organisation} sends you this link to choose a password by:',
  holds:
    'It is valid once and for 24 hours. If you did not expect it, you need not do anything: your password stays as it is.',
  sent: 'A link was sent to %{email}',
  none: 'No link can be sent: this installation has no mail server, or no address that links could lead to',
  again: 'A link was sent less than a minute ago. Wait for it before you send another one',
  failed: 'The mail server did not take the mail. Try again, or reset the password',
  over: 'This link is over, or was used before. Ask an administrator of your organisation for another one',
};

/** Messages of passwords that are chosen. */
export const passwords = {
  wrong: 'This is not your present password',
  length: 'At least %{min} characters',
  digitAndLetter: 'Use at least one digit and one letter',
  same: 'This is your present password. Choose another one',
  changed: 'Password changed',
  longest: 'At most %{max} characters',
  common:
    'Too many people use this password, so it is among the first that are guessed. Choose another one',
  holdsName: 'Use neither your name nor your email address in it',
  expired:
    'This password was good for one sign-in within 24 hours. Ask an administrator of your organisation for a new one',
  choose: 'Choose a password of your own first',
};
