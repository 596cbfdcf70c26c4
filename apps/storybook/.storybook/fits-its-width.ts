import { expect } from 'storybook/test'

/** The elements that extend beyond the page's edge, innermost first: where to look when a screen does not fit. */
function tooWide(width: number): readonly string[] {
  const beyond = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > width + 1,
  )
  return beyond
    .filter((element) => !beyond.some((other) => other !== element && element.contains(other)))
    .map((element) => element.outerHTML.slice(0, 240))
}

/**
 * A whole screen never scrolls sideways, in any language and at any text size. Stories of whole screens carry the tag
 * `screen`.
 */
export async function fitsItsWidth({ tags }: { readonly tags: readonly string[] }): Promise<void> {
  if (!tags.includes('screen')) return
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return
  await expect(scrollWidth, `the width of what is shown: ${tooWide(clientWidth).join('\n')}`).toBe(
    clientWidth,
  )
}
