/**
 * Thrown to whoever waited for a statement when the embedded database had to be opened again. `code` is what PostgreSQL
 * reports in such a case: 57014 for a statement that took too long, 57P01 for one that was cut off by another's fault.
 */
export class DatabaseInterrupted extends Error {
  readonly code: '57014' | '57P01'

  constructor(code: '57014' | '57P01', message: string) {
    super(message)
    this.code = code
  }
}
