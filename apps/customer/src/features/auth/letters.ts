/** How long rendering waits for the font, in milliseconds; after that the fallback font is used. */
const TIMEOUT_MS = 1_000

/**
 * Waits for the glyphs of a text, which have been loading since the page opened. In a fallback font the text would
 * change its size when Anek arrives, and count as a larger paint again when the full app takes over.
 */
export async function letters(text: string): Promise<void> {
  const tooLate = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))
  // A font that fails to load must not block the text.
  await Promise.race([document.fonts.load('1em Anek', text).catch(() => undefined), tooLate])
}
