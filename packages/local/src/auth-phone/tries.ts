const MAX_WRONG = 5
const PAUSE_MS = 60_000

interface Streak {
  wrong: number
  lastAt: number
}

/** Counts wrong codes per phone number: after five, a minute's pause or a new code (Spec §5 Code). */
export class Tries {
  private readonly records = new Map<string, Streak>()
  private readonly now: () => number

  constructor(now: () => number = Date.now) {
    this.now = now
  }

  isPaused(phone: string): boolean {
    const record = this.records.get(phone)
    if (!record) return false
    if (this.now() - record.lastAt < PAUSE_MS) return record.wrong >= MAX_WRONG
    this.records.delete(phone)
    return false
  }

  addWrong(phone: string): void {
    const wrong = (this.records.get(phone)?.wrong ?? 0) + 1
    this.records.set(phone, { wrong, lastAt: this.now() })
  }

  clear(phone: string): void {
    this.records.delete(phone)
  }
}
