let hasStood = false
const waiting = new Set<() => void>()

/** The first step of the whole page is there, and what was painted before it may go. */
export function stand(): void {
  hasStood = true
  for (const go of waiting) go()
  waiting.clear()
}

/** Waits for that. */
export function whenBooted(): Promise<void> {
  return new Promise((resolve) => {
    if (hasStood) resolve()
    else waiting.add(resolve)
  })
}
