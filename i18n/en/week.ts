/** Texts of a week of hours. */
export const week = {
  label: 'Week at a glance',
  keys: 'Arrow up and down move it by a quarter of an hour, with Shift by an hour; with Alt they move its end. Arrow left and right move it to another day where it may be on another. Enter puts it there, Escape takes it back. Enter opens it when it has not been moved, Delete removes it where it can be removed.',
  addOn: 'Add on %{day}',
  help: 'Drag hours by their middle or their edges, or drag over empty hours to add some. Items without times play nothing.',
  overlaps: 'At the same time',
  overlap: '%{days} %{hours}: %{one} and %{other}',
  more: 'and %{count} more',
  legend: 'What the colours stand for',
  row: 'Item %{number}',
  firstOnAll: 'Copy %{day} to all days',
};
