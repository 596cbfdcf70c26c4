import * as z from 'zod/mini'
import { answerAsset } from './assets.ts'
import { endBackgroundWork } from './background.ts'
import { dropOldCaches, RELEASE } from './caches.ts'
import { keepLanguage, storedLanguage } from './language.ts'
import { openNotification, showPush } from './notify.ts'
import { answerPage } from './pages.ts'
import { answerPicture } from './pictures.ts'
import { kindOf } from './request-kind.ts'
import { scope } from './scope.ts'
import { keepAssets, keepShell, keepTranslations, visitedApps } from './shell.ts'

/** Messages to the worker: from pages, and `retire` from the worker that takes its place. */
const message = z.discriminatedUnion('type', [
  z.object({ type: z.literal('take-over'), reload: z.boolean() }),
  z.object({ type: z.literal('release') }),
  z.object({ type: z.literal('retire') }),
  z.object({ type: z.literal('language'), language: z.string() }),
  z.object({ type: z.literal('used'), urls: z.array(z.string()) }),
])

/** Whether the pages should reload once this worker has taken over. */
let isReloadWanted = false

async function takeOver(): Promise<void> {
  await Promise.all([dropOldCaches(), scope.registration.navigationPreload?.enable(), scope.clients.claim()])
  if (!isReloadWanted) return
  const windows = await scope.clients.matchAll({ type: 'window' })
  for (const one of windows) one.postMessage({ type: 'reload', release: RELEASE })
}

async function inLanguage(language: string): Promise<void> {
  if ((await storedLanguage()) === language) return
  await keepLanguage(language)
  await keepTranslations(language)
}

scope.addEventListener('install', (event) => {
  event.waitUntil(visitedApps().then((apps) => Promise.all(apps.map(keepShell))))
})

scope.addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})

scope.addEventListener('message', (event) => {
  const parsed = message.safeParse(event.data)
  if (!parsed.success) return
  const { data } = parsed
  if (data.type === 'release') event.ports[0]?.postMessage(RELEASE)
  else if (data.type === 'take-over') {
    // A page that has reloaded meanwhile asks without a wish of its own.
    isReloadWanted ||= data.reload
    scope.registration.active?.postMessage({ type: 'retire' })
    event.waitUntil(scope.skipWaiting())
  } else if (data.type === 'retire') endBackgroundWork()
  // Without a network the next visit retries.
  else if (data.type === 'language') event.waitUntil(inLanguage(data.language).catch(() => {}))
  else event.waitUntil(keepAssets(data.urls).catch(() => {}))
})

scope.addEventListener('fetch', (event) => {
  const { method, mode, destination, url, headers } = event.request
  const facts = { method, mode, destination, url, hasRange: headers.has('range') }
  const found = kindOf(facts, scope.location.origin)
  if (found.kind === 'page') event.respondWith(answerPage(event, found.app))
  else if (found.kind === 'asset') event.respondWith(answerAsset(event))
  else if (found.kind === 'picture') event.respondWith(answerPicture(event))
})

scope.addEventListener('push', (event) => event.waitUntil(showPush(event.data)))
scope.addEventListener('notificationclick', (event) => event.waitUntil(openNotification(event.notification)))
