/** What the server answers about comments. */
export const commentMessages = {
  added: 'Comment added',
  saved: 'Comment saved',
  deleted: 'Comment deleted',
  empty: 'Write something first',
  tooLong: 'A comment has at most %{max} characters',
  others: 'Only whoever wrote a comment can change it',
};
