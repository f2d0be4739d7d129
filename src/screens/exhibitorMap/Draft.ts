import { createListeners } from '../../ui/listeners';
import { isSamePlace, type Place } from './place';

let drafts = 0;

/**
 * Where an exhibitor would stand. While it is dragged this changes with each frame: only what draws the one rectangle
 * and its numbers listens, and nothing else of the page is worked out anew.
 */
export class Draft {
  /** Identifies the draft: who chooses an exhibitor again begins anew. */
  readonly number = ++drafts;
  private place: Place;
  private readonly listeners = createListeners();
  readonly subscribe = this.listeners.subscribe;

  /** @param stored where it stands */
  constructor(private stored: Place) {
    this.place = stored;
  }

  readonly get = (): Place => this.place;

  set(place: Place): void {
    this.place = place;
    this.listeners.notify();
  }

  isChanged(): boolean {
    return !isSamePlace(this.place, this.stored);
  }

  /** What was drafted is stored; what was drafted since stays. */
  settle(stored: Place): void {
    this.stored = stored;
  }

  /** It was put elsewhere: a change was taken back. */
  keep(stored: Place): void {
    this.settle(stored);
    this.set(stored);
  }

  cancel(): void {
    this.set(this.stored);
  }
}
