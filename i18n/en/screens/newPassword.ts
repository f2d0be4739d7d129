/** Texts of choosing a password by a link that was mailed; loaded with it. */
export const newPassword = {
  title: 'Choose a password',
  text: 'You sign in with it afterwards. Wherever you are signed in now, you will be signed out.',
  submit: 'Save the password',
  required: 'Required',
  done: 'Your password is saved',
  signIn: 'Sign in',
};
