/** The unit in which a person reads and types a number. */
export type SettingUnit = 'rupees' | 'percent' | 'minutes' | 'seconds' | 'kilometres' | 'kmh'

/** A unit together with how many of the stored unit it holds: 100 paise are a rupee. */
export interface SettingMeasure {
  readonly unit: SettingUnit
  readonly stored: number
}

/** The stored unit is the suffix of a setting's key. */
const MEASURES: readonly (readonly [ending: string, measure: SettingMeasure])[] = [
  ['_paise', { unit: 'rupees', stored: 100 }],
  ['_bp', { unit: 'percent', stored: 100 }],
  ['_kmh', { unit: 'kmh', stored: 1 }],
  ['_m', { unit: 'kilometres', stored: 1000 }],
  ['_seconds', { unit: 'seconds', stored: 1 }],
]

/** Times that people think of in minutes, although they are kept in seconds. */
const IN_MINUTES: readonly string[] = ['vendor_accept_seconds', 'free_cancel_seconds']

/** The unit of a setting; undefined for a plain number, such as a limit of orders. */
export function measureOf(key: string): SettingMeasure | undefined {
  if (IN_MINUTES.includes(key)) return { unit: 'minutes', stored: 60 }
  return MEASURES.find(([ending]) => key.endsWith(ending))?.[1]
}

/** A stored number in the unit that people read. */
export function shownNumber(stored: number, measure: SettingMeasure | undefined): number {
  return measure ? stored / measure.stored : stored
}

/** A typed number as it is stored: a whole number of the small unit. */
export function storedNumber(shown: number, measure: SettingMeasure | undefined): number {
  return measure ? Math.round(shown * measure.stored) : shown
}
