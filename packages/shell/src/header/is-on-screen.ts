import { matchRoute } from '@angadi/routes/match-route.ts'

/** Routes that show the same thing under several addresses. */
const SAME_SCREENS: readonly (readonly string[])[] = [
  ['orderTrackingId', 'trackFoodOrderOrderId', 'trackOrderOrderId'],
  ['vendor', 'vendorOrders', 'restaurantDashboard'],
]

/** What a path shows: its kind of screen and what it is about. */
function subjectOf(path: string): string {
  const [pathname = ''] = path.split(/[?#]/)
  const match = matchRoute(pathname)
  if (!match) return pathname
  const { route, params } = match
  const screen = SAME_SCREENS.find((names) => names.includes(route.name))?.[0] ?? route.name
  return [screen, ...Object.values(params)].join(' ')
}

/** What a path opens besides its screen, such as an order. */
function queryOf(path: string): URLSearchParams {
  return new URLSearchParams(path.split('#')[0]?.split('?')[1] ?? '')
}

/**
 * Whether a notification is about what is being shown, under whichever address.
 *
 * @param actionUrl where the notification leads
 * @param here the present screen's path with its query
 */
export function isOnScreen(actionUrl: string | null, here: string): boolean {
  if (actionUrl === null || subjectOf(actionUrl) !== subjectOf(here)) return false
  const shown = queryOf(here)
  return [...queryOf(actionUrl)].every(([name, value]) => shown.get(name) === value)
}
