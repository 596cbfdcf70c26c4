import { expect } from 'storybook/test'

/**
 * A whole screen never scrolls sideways, in whatever language and at whatever size of letters it is read. Stories
 * that are one carry the tag `screen`.
 */
export async function fitsItsWidth({ tags }: { readonly tags: readonly string[] }): Promise<void> {
  if (!tags.includes('screen')) return
  const { scrollWidth, clientWidth } = document.documentElement
  await expect(scrollWidth, 'the width of what is shown').toBeLessThanOrEqual(clientWidth)
}
