/** How long to wait before anything is prefetched (Spec §7, §9: prefetch after 2 s). */
export const PREFETCH_AFTER_MS = 2_000

/** Where the weather comes from (Spec §7: prefetch for weather hosts). */
const WEATHER_HOSTS = ['https://api.open-meteo.com']

/** Paths where the logo is not fetched ahead (Spec §7: outside auth, login and signup paths); banners are home's. */
const AUTH_PATH = /^\/([\w-]*auth|login|signup)(\/|$)/

/** The browser's information about the network; undefined where it has none. */
export interface NetworkFacts {
  readonly saveData: boolean
  readonly effectiveType: string | undefined
}

/** Whether prefetching would cost the user: data saver, or a slow network. */
export function isThrifty({ saveData, effectiveType }: NetworkFacts): boolean {
  return saveData || ['slow-2g', '2g', '3g'].includes(effectiveType ?? '')
}

/** One `<link>` that asks the browser to be ready for something. */
export interface Hint {
  readonly rel: 'prefetch' | 'dns-prefetch' | 'preconnect'
  readonly href: string
  readonly as?: 'image' | 'font'
}

/**
 * What a page asks the browser to fetch ahead, apart from the code of the next screens.
 *
 * @param icons the folder of the app's icons
 */
export function prefetchPlan(pathname: string, apiUrl: string, icons: string): readonly Hint[] {
  const hosts: Hint[] = [
    { rel: 'preconnect', href: apiUrl },
    ...WEATHER_HOSTS.map((href) => ({ rel: 'dns-prefetch', href }) as const),
  ]
  const still: Hint[] = [{ rel: 'prefetch', href: `${icons}/badge-96.png`, as: 'image' }]
  if (AUTH_PATH.test(pathname)) return [...hosts, ...still]
  const brand: Hint[] = [
    { rel: 'prefetch', href: `${icons}/icon-192.png`, as: 'image' },
    { rel: 'prefetch', href: `${icons}/icon-512.png`, as: 'image' },
  ]
  return [...hosts, ...still, ...brand]
}
