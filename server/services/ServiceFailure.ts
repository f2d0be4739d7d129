/** A service outside didn't do what was asked of it. */
export class ServiceFailure extends Error {
  override readonly name = 'ServiceFailure';
}
