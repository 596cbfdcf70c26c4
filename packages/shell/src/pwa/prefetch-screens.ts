import { runtimeConfig } from '@angadi/data/client/config.ts'
import { isOnline } from '@angadi/data/client/reachability.ts'
import { thisApp } from '../this-app.ts'
import { type Hint, isThrifty, type NetworkFacts, PREFETCH_AFTER_MS, prefetchPlan } from './prefetch-plan.ts'

function networkFacts(): NetworkFacts {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  if (typeof connection !== 'object' || connection === null)
    return { saveData: false, effectiveType: undefined }
  return {
    saveData: 'saveData' in connection && connection.saveData === true,
    effectiveType:
      'effectiveType' in connection && typeof connection.effectiveType === 'string'
        ? connection.effectiveType
        : undefined,
  }
}

function give({ rel, href, as }: Hint): void {
  const link = document.createElement('link')
  link.rel = rel
  link.href = href
  if (as) link.as = as
  if (rel === 'preconnect') link.crossOrigin = 'anonymous'
  document.head.append(link)
}

/**
 * Fetches what is likely needed next, two seconds after the page has become idle (Spec §7, §9 prefetch).
 *
 * @param screens loaders of the screens that most often follow
 */
export function prefetchScreens(screens: readonly (() => Promise<unknown>)[]): void {
  setTimeout(() => {
    if (!isOnline() || isThrifty(networkFacts())) return
    const { pathname } = window.location
    for (const hint of prefetchPlan(pathname, runtimeConfig().apiUrl, `/_apps/${thisApp()}/icons`)) give(hint)
    // Opening such a screen fails again and shows the error.
    for (const screen of screens) screen().catch(() => undefined)
  }, PREFETCH_AFTER_MS)
}
