/**
 * Waits until nobody has typed for a moment; rejects when a later search takes its place.
 *
 * @param ms how long it waits for the next letter, in milliseconds
 */
export function typingRests(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
