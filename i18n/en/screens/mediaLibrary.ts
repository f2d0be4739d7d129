/** Texts of what is done with the media library's folders and files; loaded together with it. */
export const mediaLibrary = {
  name: {
    label: 'Folder name',
    becomes:
      'The folder will be called “%{name}”. Only letters, digits, spaces and _ / - are kept.',
    allowed: 'Letters A–Z, digits, spaces and _ / -',
    noName: 'Nothing of this name can be kept. Use letters, digits, spaces, _ / or -',
    tooLong: 'At most %{max} characters',
  },
  replace: {
    title: 'Replace “%{name}”',
    text: 'Its address, texts and folder stay. The new file must be of the same kind: %{kind}.',
    effect: 'These show the new file from then on.',
    otherKind: '“%{name}” is another kind of file. Choose one of the same kind.',
  },
  drag: {
    lifted: '%{name} picked up.',
    over: '%{name} is over folder %{folder}.',
    away: '%{name} is not over a folder.',
    dropped: '%{name} dropped on folder %{folder}.',
    cancelled: '%{name} was not moved.',
  },
};
