/** Texts of the change of one’s own password. */
export const password = {
  oldpassword: 'Current password',
  newpassword: 'New password',
  repeat: 'Repeat the new password',
  change: 'Change password',
  rules: {
    filled: 'All three fields are filled in',
    length: 'Each has at least %{minimum} characters',
    digitAndLetter: 'The new password has a digit and a letter',
    repeat: 'The new password and its repetition are the same',
  },
};
