import type { Column, Drawing, Footer, Look, Step, Table } from './drawing';
import { type Sheet, sheetOf } from './sheet';

/** Takes down what a paper is to hold, from top to bottom; a thread makes a PDF of it. */
export class Paper {
  readonly sheet: Sheet;
  private readonly steps: Step[] = [];

  /**
   * @param title what readers show as its name; `language` is the one that it is written in
   * @param isWide its pages lie on their long side
   */
  constructor(
    private readonly title: string,
    private readonly language: string,
    private readonly isWide = false,
  ) {
    this.sheet = sheetOf(isWide);
  }

  /** Writes a text below what is there. */
  write(text: string, look: Look = {}, place = this.sheet.content): void {
    this.steps.push({ kind: 'write', text, look, place });
  }

  /** Draws columns beside each other; what follows stands below the longest. */
  beside(...columns: readonly Column[]): void {
    this.steps.push({ kind: 'beside', columns });
  }

  /** Draws a table; its head stands on each page that it takes. */
  table(table: Table): void {
    this.steps.push({ kind: 'table', ...table });
  }

  skip(points: number): void {
    this.steps.push({ kind: 'skip', points });
  }

  /** Begins another page where less than so many points are left. */
  need(points: number): void {
    this.steps.push({ kind: 'need', points });
  }

  /** Begins a part whose pages are counted for themselves. */
  beginPart(): void {
    this.steps.push({ kind: 'part' });
  }

  finish(footer: Footer): Drawing {
    const { title, language, isWide, steps } = this;
    return { title, language, isWide, steps, footer };
  }
}
