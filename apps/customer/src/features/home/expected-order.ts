const STORAGE_KEY = 'angadi.order-expected-until'
/** An order may be late: so long after its promised time its place is kept, in milliseconds. */
const LATE_MS = 60 * 60_000

/** Whether an order was under way when home was last seen here: then home keeps its place while it loads. */
export function isOrderExpected(): boolean {
  try {
    return Number(localStorage.getItem(STORAGE_KEY)) > Date.now()
  } catch {
    return false
  }
}

/** Remembers until when an order is expected; undefined where none is under way. */
export function expectOrderUntil(promised: string | undefined): void {
  try {
    if (promised === undefined) localStorage.removeItem(STORAGE_KEY)
    else localStorage.setItem(STORAGE_KEY, String(Date.parse(promised) + LATE_MS))
  } catch {
    // Without storage its place is not kept.
  }
}
