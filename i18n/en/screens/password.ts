/** Texts of the change of one’s own password. */
export const password = {
  oldpassword: 'Current password',
  newpassword: 'New password',
  repeat: 'Repeat the new password',
  change: 'Change password',
  newLength: 'The new password has at least %{minimum} characters',
  raised:
    'It is none of the passwords that many people have, and holds neither your name nor your email address.',
  choose: {
    title: 'Choose a password',
    text: 'The password that you signed in with was given to you and holds for this one time. Choose one of your own to go on.',
  },
  weak: 'Your password is weaker than passwords have to be by now.',
  weakLink: 'Choose another one',
  rules: {
    filled: 'All three fields are filled in',
    length: 'Each has at least %{minimum} characters',
    digitAndLetter: 'The new password has a digit and a letter',
    repeat: 'The new password and its repetition are the same',
  },
};
