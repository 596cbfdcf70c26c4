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

/**
 * Whether a notification is about what is being shown, under whichever address.
 *
 * @param actionUrl where the notification leads
 * @param pathname the present screen's path
 */
export function isLookedAt(actionUrl: string | null, pathname: string): boolean {
  return actionUrl !== null && subjectOf(actionUrl) === subjectOf(pathname)
}
