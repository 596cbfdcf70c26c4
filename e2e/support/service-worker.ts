import { expect, type Page } from '@playwright/test'

/** Waits until the worker is active and has cached the shell of an app. */
export async function shellStored(page: Page, app: string): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(
          async (path) =>
            navigator.serviceWorker.controller !== null && (await caches.match(path)) !== undefined,
          `/_apps/${app}/index.html`,
        ),
      { timeout: 60_000 },
    )
    .toBe(true)
}

/** Waits until files whose names begin with these have been fetched. */
export async function fetched(page: Page, names: readonly string[]): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(
          (wanted) => {
            const files = performance.getEntriesByType('resource').map(({ name }) => name)
            return wanted.filter((name) => !files.some((file) => file.includes(`/assets/${name}`)))
          },
          [...names],
        ),
      { timeout: 60_000 },
    )
    .toEqual([])
}
