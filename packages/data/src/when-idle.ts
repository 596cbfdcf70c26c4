/** The longest that an urgent callback waits for the page to be idle, in milliseconds. */
const TIMEOUT_MS = 2_000
/** The longest that it waits for the first screen before that. */
const SCREEN_TIMEOUT_MS = 5_000

let stand = () => {}
const standing = new Promise<void>((resolve) => {
  stand = resolve
})

const held = new Set<Promise<unknown>>()

/** Lets idle time begin after this work of the first screen, such as the code and data of its parts. */
export function holdIdle(work: Promise<unknown>): void {
  held.add(work)
  const release = () => held.delete(work)
  work.then(release, release)
}

/** Resolves once the first screen is shown and nothing holds. */
async function firstScreen(): Promise<void> {
  await standing
  while (held.size > 0) await Promise.allSettled(held)
}

/** Marks the first screen as shown: idle time counts from then on. */
export function markFirstScreenReady(): void {
  stand()
}

function idleMoment(done: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(done, { timeout: TIMEOUT_MS })
    return () => cancelIdleCallback(handle)
  }
  const handle = setTimeout(done, TIMEOUT_MS)
  return () => clearTimeout(handle)
}

/**
 * Calls back when the page is next idle after the first screen is shown: at the latest 2 s after it, and 7 s after now
 * if none is shown. The returned function cancels it.
 */
export function whenIdle(done: () => void): () => void {
  let isTakenBack = false
  let cancel: (() => void) | undefined
  const begin = () => {
    clearTimeout(late)
    if (!isTakenBack) cancel ??= idleMoment(done)
  }
  const late = setTimeout(begin, SCREEN_TIMEOUT_MS)
  void firstScreen().then(begin)
  return () => {
    isTakenBack = true
    clearTimeout(late)
    cancel?.()
  }
}
