/**
 * Lets each caller do something so many times per window, as this instance of the function counts them.
 *
 * @param most in one window
 * @param windowMs in milliseconds
 */
export function paceOf(most: number, windowMs: number): (caller: string, now?: number) => boolean {
  const turns = new Map<string, readonly number[]>()
  return (caller, now = Date.now()) => {
    for (const [name, times] of turns) if ((times.at(-1) ?? 0) <= now - windowMs) turns.delete(name)
    const recent = (turns.get(caller) ?? []).filter((time) => time > now - windowMs)
    if (recent.length >= most) return false
    turns.set(caller, [...recent, now])
    return true
  }
}
