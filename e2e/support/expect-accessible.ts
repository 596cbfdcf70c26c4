import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    /** There once `expectAccessible` has brought it. */
    axe?: typeof axe
  }
}

/**
 * Fails with the list of violations when axe finds anything on the page in its current state. Only these leave the page,
 * and axe is brought to it once: the adapter for Playwright does so for each check, which takes twice as long.
 */
export async function expectAccessible(page: Page): Promise<void> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axe.source)
  const findings = await page.evaluate(async () => {
    if (!window.axe) throw new Error('The page was left before axe could check it.')
    const { violations } = await window.axe.run({ resultTypes: ['violations'] })
    return violations.map(
      ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
    )
  })
  expect(findings, `axe on ${page.url()}`).toEqual([])
}
