import { APPS, type App } from '@angadi/routes/route.ts'
import * as z from 'zod/mini'
import { backgroundSignal } from './background.ts'
import { RELEASE_CACHE, stored } from './caches.ts'
import { storedLanguage } from './language.ts'
import { appOf } from './request-kind.ts'
import { scope } from './scope.ts'

/** What the build of an app lists in its shell.json: addresses of what its first paint needs. */
const listing = z.object({ shell: z.array(z.string()) })

/** The listing of packages/i18n: the folder of each language, and the files in each. */
const locales = z.object({ folders: z.record(z.string(), z.string()), namespaces: z.array(z.string()) })

function pageOf(app: App): string {
  return `/_apps/${app}/index.html`
}

async function fetched(url: string): Promise<Response> {
  // Past the browser's own cache: what is kept must be what the server has now.
  const response = await fetch(url, { cache: 'no-cache', signal: backgroundSignal })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response
}

/** Keeps files whose names change with their content: what an earlier release kept need not be fetched again. */
export async function keepAssets(urls: readonly string[]): Promise<void> {
  const cache = await caches.open(RELEASE_CACHE)
  await Promise.all(
    urls.map(async (url) => {
      if (await cache.match(url, { ignoreVary: true })) return
      const response = (await stored(url)) ?? (await fetch(url, { signal: backgroundSignal }))
      if (response.ok) await cache.put(url, response)
    }),
  )
}

async function translationsOf(language: string): Promise<readonly string[]> {
  const { folders, namespaces } = locales.parse(await (await fetched('/_apps/locales.json')).json())
  const folder = folders[language] ?? folders['en']
  return namespaces.map((namespace) => `/_apps/locales/${folder}/${namespace}.json`)
}

/** The page of an app as it is kept for offline; undefined where the app was never visited. */
export async function storedPage(app: App): Promise<Response | undefined> {
  const cache = await caches.open(RELEASE_CACHE)
  return cache.match(pageOf(app), { ignoreVary: true })
}

/**
 * Caches the shell of an app, unless cached: its page, the code and styles of its first paint, its translations.
 *
 * @throws when something of it cannot be fetched; nothing half-kept is ever served
 */
export async function keepShell(app: App): Promise<void> {
  if (await storedPage(app)) return
  const [page, list, sentences] = await Promise.all([
    fetched(pageOf(app)),
    fetched(`/_apps/${app}/shell.json`),
    translationsOf(await storedLanguage()),
  ])
  const { shell } = listing.parse(await list.json())
  await keepAssets([...shell, ...sentences])
  // Stored last: its presence means that the rest is complete.
  const cache = await caches.open(RELEASE_CACHE)
  await cache.put(pageOf(app), page)
}

/** Adds the translations of a language that was chosen after the shell was cached. */
export async function keepTranslations(language: string): Promise<void> {
  await keepAssets(await translationsOf(language))
}

/** The apps that this browser uses: open in a window now, or kept by an earlier release. */
export async function visitedApps(): Promise<readonly App[]> {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.map(({ url }) => appOf(new URL(url).pathname))
  const before = await Promise.all(
    APPS.map(async (app) => ((await caches.match(pageOf(app), { ignoreVary: true })) ? app : undefined)),
  )
  return APPS.filter((app) => open.includes(app) || before.includes(app))
}
