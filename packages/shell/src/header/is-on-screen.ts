import { matchRoute } from '@angadi/routes/match-route.ts'

/** Routes that show the same screen under several URLs. */
const SAME_SCREENS: readonly (readonly string[])[] = [
  ['orderTrackingId', 'trackFoodOrderOrderId', 'trackOrderOrderId'],
  ['vendor', 'vendorOrders', 'restaurantDashboard'],
  ['help', 'support', 'contact'],
]

/** The subject of a path: its screen and the record that it shows. */
function subjectOf(path: string): string {
  const [pathname = ''] = path.split(/[?#]/)
  const match = matchRoute(pathname)
  if (!match) return pathname
  const { route, params } = match
  const screen = SAME_SCREENS.find((names) => names.includes(route.name))?.[0] ?? route.name
  return [screen, ...Object.values(params)].join(' ')
}

/** The query of a path, which may open a record, such as an order. */
function queryOf(path: string): URLSearchParams {
  return new URLSearchParams(path.split('#')[0]?.split('?')[1] ?? '')
}

/**
 * Whether the subject of a notification is on screen, under any of its URLs.
 *
 * @param actionUrl where the notification leads
 * @param here the current screen's path with its query
 */
export function isOnScreen(actionUrl: string | null, here: string): boolean {
  if (actionUrl === null || subjectOf(actionUrl) !== subjectOf(here)) return false
  const shown = queryOf(here)
  return [...queryOf(actionUrl)].every(([name, value]) => shown.get(name) === value)
}
