/** The longest that words wait for their letters, in milliseconds; then those of the device stand in. */
const TIMEOUT_MS = 1_000

/**
 * Waits for the letters of a text, which are on their way since the page began. Drawn in others, everything would change its
 * size when they come, and be told as a larger paint once more when the whole page takes the place of the first step.
 */
export async function letters(text: string): Promise<void> {
  const tooLate = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))
  // Letters that do not come are no reason to say nothing.
  await Promise.race([document.fonts.load('1em Anek', text).catch(() => undefined), tooLate])
}
