/** A file that isn't an Android package, or is a broken one. */
export class NotAnApk extends Error {
  override readonly name = 'NotAnApk';
}
