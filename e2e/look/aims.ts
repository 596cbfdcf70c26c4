import type { WindowName } from '../support/windows.ts'
import type { Measured } from './measured.ts'

/** A number of the look guide's §3, measured on one screen. */
export interface Aim {
  readonly screen: string
  readonly what: string
  readonly window: WindowName
  readonly atLeast?: number
  readonly atMost?: number
  readonly of: (measured: Measured) => number
}

const seen = (kind: string) => (measured: Measured) => measured.inSight[kind] ?? 0
const pictures = (measured: Measured) => measured.pictures
const isOne = (holds: boolean) => (holds ? 1 : 0)

/** The bold numbers of the look guide's blueprints. */
export const AIMS: readonly Aim[] = [
  { screen: 'home', what: 'pictures in sight', window: 'phone', atLeast: 9, of: pictures },
  { screen: 'home, guest', what: 'services named', window: 'phone', atLeast: 8, of: seen('tiles') },
  { screen: 'home', what: 'bars floating', window: 'phone', atMost: 1, of: (m) => m.floatingBars },
  { screen: 'home', what: 'bars at the top', window: 'desktop', atMost: 1, of: (m) => m.topBars },
  { screen: 'food list', what: 'restaurants in sight', window: 'phone', atLeast: 2.5, of: seen('vendors') },
  { screen: 'food list', what: 'restaurants in sight', window: 'desktop', atLeast: 8, of: seen('vendors') },
  { screen: 'food list', what: 'pictures in sight', window: 'phone', atLeast: 7, of: pictures },
  { screen: 'restaurant', what: 'dishes in sight', window: 'phone', atLeast: 2.5, of: seen('items') },
  { screen: 'restaurant', what: 'dishes in sight', window: 'desktop', atLeast: 6, of: seen('items') },
  { screen: 'grocery store', what: 'pictures in sight', window: 'phone', atLeast: 4, of: pictures },
  {
    screen: 'product',
    what: 'price in the bar (1: yes)',
    window: 'phone',
    atLeast: 1,
    of: (m) => isOne(m.moneyInBars),
  },
  {
    screen: 'product',
    what: 'arrival in sight (1: yes)',
    window: 'phone',
    atLeast: 1,
    of: (m) => isOne(m.clockInSight),
  },
  {
    screen: 'cart',
    what: 'total in sight (1: yes)',
    window: 'phone',
    atLeast: 1,
    of: (m) => isOne(m.moneyInBars),
  },
  { screen: 'checkout', what: 'height of the page', window: 'phone', atMost: 844, of: (m) => m.height },
  { screen: 'checkout', what: 'fields', window: 'phone', atMost: 8, of: (m) => m.inputs },
  {
    screen: 'tracking',
    what: 'size of the arrival',
    window: 'phone',
    atLeast: 44,
    of: (m) => m.largestType.size,
  },
  {
    screen: 'tracking',
    what: 'end of the arrival',
    window: 'phone',
    atMost: 360,
    of: (m) => m.largestType.bottom,
  },
  { screen: 'profile', what: 'fields', window: 'phone', atMost: 0, of: (m) => m.inputs },
  { screen: 'profile', what: 'rows in sight', window: 'phone', atLeast: 8, of: seen('rows') },
  { screen: 'search, typing', what: 'suggestions', window: 'phone', atMost: 8, of: seen('suggestions') },
  { screen: 'search, typing', what: 'suggestions', window: 'desktop', atMost: 10, of: seen('suggestions') },
  { screen: 'vendor: items', what: 'rows in sight', window: 'phone', atLeast: 8, of: seen('rows') },
  { screen: 'vendor: items', what: 'rows in sight', window: 'desktop', atLeast: 12, of: seen('rows') },
  {
    screen: 'vendor: board',
    what: 'part without bars, %',
    window: 'phone',
    atLeast: 80,
    of: (m) => Math.round((1 - m.barsHeight / 844) * 100),
  },
]

/** A line of the look guide's checklist, measured on every screen. */
export interface Check {
  readonly what: string
  readonly atMost: number
  readonly of: (measured: Measured) => number
  /** What the number counts, for whoever mends it. */
  readonly named?: (measured: Measured) => readonly string[]
}

/** The checklist of the look guide's §5, as far as it can be counted. */
export const CHECKS: readonly Check[] = [
  { what: 'filled blue', atMost: 1, of: (m) => m.filled.length, named: (m) => m.filled },
  { what: 'amber, %', atMost: 15, of: (m) => Math.round(m.amber * 100) },
  { what: 'icons > 28', atMost: 0, of: (m) => m.largeIcons.length, named: (m) => m.largeIcons },
  { what: 'grey pictures', atMost: 0, of: (m) => m.greyPictures },
  { what: 'rails not cut', atMost: 0, of: (m) => m.wholeRails.length, named: (m) => m.wholeRails },
  { what: 'targets < 44', atMost: 0, of: (m) => m.smallTargets.length, named: (m) => m.smallTargets },
  { what: 'covered', atMost: 0, of: (m) => m.coveredControls.length, named: (m) => m.coveredControls },
  { what: 'labels cut', atMost: 0, of: (m) => m.cutLabels.length, named: (m) => m.cutLabels },
  { what: 'lines touching', atMost: 0, of: (m) => m.touchingLines.length, named: (m) => m.touchingLines },
  { what: 'too wide, px', atMost: 0, of: (m) => m.overflow },
  { what: 'shift', atMost: 0.05, of: (m) => m.shift },
]
