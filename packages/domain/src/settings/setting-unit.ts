/** The unit in which a number is shown and typed. */
export type SettingUnit = 'rupees' | 'percent' | 'hours' | 'minutes' | 'seconds' | 'kilometres' | 'kmh'

/** A unit and the number of stored units in it: 100 paise are a rupee. */
export interface SettingMeasure {
  readonly unit: SettingUnit
  readonly stored: number
}

/** How each stored unit is read and typed (`app_settings.unit`); a plain count has no entry. */
const MEASURES: ReadonlyMap<string, SettingMeasure> = new Map([
  ['paise', { unit: 'rupees', stored: 100 }],
  ['basis_points', { unit: 'percent', stored: 100 }],
  ['kmh', { unit: 'kmh', stored: 1 }],
  ['metres', { unit: 'kilometres', stored: 1000 }],
  ['seconds', { unit: 'seconds', stored: 1 }],
])

/** Settings shown in minutes, although they are stored in seconds. */
const IN_MINUTES: readonly string[] = [
  'vendor_accept_seconds',
  'free_cancel_seconds',
  'contact_seconds',
  'estimate_least_seconds',
  'estimate_pickup_seconds',
  'estimate_preparing_seconds',
  'help_late_seconds',
  'stated_delivery_seconds',
  'promised_grocery_seconds',
  'grocery_answer_seconds',
  'extra_prep_seconds',
  'payment_window_seconds',
  'run_out_answer_seconds',
  'bill_valid_seconds',
  'fulfilment_deadline_seconds',
  'schedule_order_seconds',
  'schedule_change_seconds',
  'schedule_accept_seconds',
  'schedule_vendor_reminder_seconds',
  'schedule_customer_reminder_seconds',
  'courier_ahead_seconds',
  'courier_search_seconds',
  'offer_again_seconds',
  'door_wait_seconds',
  'desk_waiting_seconds',
  'desk_refused_seconds',
]

/** Settings shown in hours, although they are stored in seconds: waits of days, and times of day after midnight. */
const IN_HOURS: readonly string[] = [
  'payout_cooling_seconds',
  'parcel_accept_seconds',
  'return_answer_seconds',
  'return_inspection_seconds',
  'subscription_claim_answer_seconds',
  'parcel_cutoff_seconds',
  'subscription_run_seconds',
  'subscription_claim_seconds',
  'subscription_close_seconds',
]

/** A setting, as far as its unit goes. */
export interface StoredIn {
  readonly setting_key: string
  /** The unit in which its number is stored; null where it has none. */
  readonly unit: string | null
}

/** The unit in which people type a setting; undefined for a plain number, such as a limit of orders. */
export function measureOf({ setting_key, unit }: StoredIn): SettingMeasure | undefined {
  if (unit === 'seconds' && IN_MINUTES.includes(setting_key)) return { unit: 'minutes', stored: 60 }
  if (unit === 'seconds' && IN_HOURS.includes(setting_key)) return { unit: 'hours', stored: 3600 }
  return unit === null ? undefined : MEASURES.get(unit)
}

/** A stored number in its display unit. */
export function shownNumber(stored: number, measure: SettingMeasure | undefined): number {
  return measure ? stored / measure.stored : stored
}

/** A typed number in its stored unit, as a whole number. */
export function storedNumber(shown: number, measure: SettingMeasure | undefined): number {
  return measure ? Math.round(shown * measure.stored) : shown
}
