/** Wrong codes that one address may send for a number before it waits, and how long (Spec §5 Code). */
const MAX_WRONG = 5
const PAUSE_MS = 60_000
/** Wrong codes from all addresses together after which a code is void: the only way left is many addresses at once. */
const MAX_WRONG_PER_CODE = 100

interface Streak {
  wrong: number
  lastAt: number
}

/**
 * Counts wrong codes. An address that guessed five times waits a minute or for a new code, but only that address: were
 * the number made to wait, a stranger could keep its owner out by guessing.
 */
export class Tries {
  private readonly streaks = new Map<string, Streak>()
  private readonly perCode = new Map<string, number>()
  private readonly now: () => number

  constructor(now: () => number = Date.now) {
    this.now = now
  }

  /** Whether this address has to wait with this number. */
  isPaused(phone: string, address: string): boolean {
    const streak = this.streaks.get(`${phone} ${address}`)
    return streak !== undefined && streak.wrong >= MAX_WRONG && this.now() - streak.lastAt < PAUSE_MS
  }

  /**
   * Notes a wrong code.
   *
   * @returns whether the number's present code has met so many that it must count no longer
   */
  addWrong(phone: string, address: string): boolean {
    this.forgetOld()
    const key = `${phone} ${address}`
    this.streaks.set(key, { wrong: (this.streaks.get(key)?.wrong ?? 0) + 1, lastAt: this.now() })
    const total = (this.perCode.get(phone) ?? 0) + 1
    this.perCode.set(phone, total)
    return total >= MAX_WRONG_PER_CODE
  }

  /** This address verified the number, or was sent a new code: its count restarts, and so does the code's. */
  clear(phone: string, address: string): void {
    this.streaks.delete(`${phone} ${address}`)
    this.perCode.delete(phone)
  }

  private forgetOld(): void {
    for (const [key, { lastAt }] of this.streaks)
      if (this.now() - lastAt >= PAUSE_MS) this.streaks.delete(key)
  }
}
