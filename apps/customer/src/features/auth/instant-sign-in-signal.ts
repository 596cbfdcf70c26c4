let hasStood = false
const waiting = new Set<() => void>()

/** Reports that the app has rendered its first screen, so that the instant sign-in can be removed. */
export function stand(): void {
  hasStood = true
  for (const go of waiting) go()
  waiting.clear()
}

/** Resolves once that has been reported. */
export function whenBooted(): Promise<void> {
  return new Promise((resolve) => {
    if (hasStood) resolve()
    else waiting.add(resolve)
  })
}
