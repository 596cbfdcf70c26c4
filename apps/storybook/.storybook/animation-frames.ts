/** How long a page may paint no frame, in milliseconds, before it counts as one that paints none. */
const PATIENCE_MS = 3000

/** Marks the document of a page that stopped painting, for the files of stories that it opens next. */
const STOPPED = 'data-stopped-painting'

/** Says that a story failed, or was left out, for its browser and not for itself (docs/decisions/0066). */
export const NO_FRAMES = 'The browser paints no frames of this page'

/** Whether the browser stopped painting this page: it does not begin again. */
export function paintsNoFrames(): boolean {
  return document.documentElement.hasAttribute(STOPPED)
}

/**
 * Waits for the frame after the next, in which effects of a new width and language are rendered.
 *
 * @throws when the browser paints none, so that no animation frame, scroll event or end of a transition comes
 */
export async function nextFrames(): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frames = new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })
  const none = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      document.documentElement.setAttribute(STOPPED, '')
      reject(new Error(`${NO_FRAMES} (${document.visibilityState}).`))
    }, PATIENCE_MS)
  })
  await Promise.race([frames, none]).finally(() => clearTimeout(timer))
}
