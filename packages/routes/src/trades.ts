import { declarationOf, type RouteName } from './manifest.ts'

/** A trade with its first screen. */
export interface Trade {
  readonly key: string
  readonly route: RouteName
}

/** The trades as home and sign-in show them, the main ones first (Spec §2 Tile links on home, Sign-in screens). */
export const TRADES = [
  { key: 'food', route: 'food' },
  { key: 'grocery', route: 'grocery' },
  { key: 'transport', route: 'transport' },
  { key: 'home', route: 'homeServices' },
  { key: 'health', route: 'healthDoctors' },
  { key: 'beauty', route: 'beautyWellness' },
  { key: 'delivery', route: 'deliveryServices' },
  { key: 'education', route: 'institution' },
] as const satisfies readonly Trade[]

/**
 * Whether a route has a screen. This alone decides whether a trade is advertised: when `soon` is removed from the
 * manifest, the tile on home and the slide at sign-in appear (docs/decisions/0025).
 */
export function isOpenRoute(name: RouteName): boolean {
  return declarationOf(name).soon !== true
}

/** The trades that are open for business, in the order of `TRADES`. */
export function openTrades() {
  return TRADES.filter(({ route }) => isOpenRoute(route))
}
