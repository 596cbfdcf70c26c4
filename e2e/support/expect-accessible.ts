import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Fails with the list of violations when axe finds anything on the page in its current state. */
export async function expectAccessible(page: Page): Promise<void> {
  // No page has frames, so axe runs in the page at once: otherwise it opens another page for every result, which takes
  // the focus and the visibility away from the one under test.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze()
  const findings = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join('\n  ')}`,
  )
  expect(findings, `axe on ${page.url()}`).toEqual([])
}
