import { type SettingMeasure, shownNumber, storedNumber } from './setting-unit.ts'

/** The possible values of a setting: any JSON (Spec §3 app_settings). */
export type SettingValue =
  | string
  | number
  | boolean
  | null
  | SettingValue[]
  | { [key: string]: SettingValue | undefined }

/** How a setting is edited: by the type of its value, which the server does not let change. */
export type SettingKind = 'switch' | 'number' | 'text' | 'json'

/** The kind of editor for a value. */
export function kindOf(value: SettingValue): SettingKind {
  if (typeof value === 'boolean') return 'switch'
  if (typeof value === 'number') return 'number'
  return typeof value === 'string' ? 'text' : 'json'
}

/** The initial text of the field. */
export function textOf(value: SettingValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2)
}

/** The longest text of a setting, in characters. */
const LONGEST_TEXT = 500

/** The range of a number, both ends included; null for a setting that is not a number. */
export interface SettingRange {
  readonly minimum: number | null
  readonly maximum: number | null
}

/**
 * The ends of a range in the unit in which a number is typed, rounded inward to two decimals so that they can be typed:
 * 86,399 seconds are 23.99 hours.
 */
export function shownRange(
  { minimum, maximum }: SettingRange,
  measure: SettingMeasure | undefined,
): { readonly minimum: number; readonly maximum: number } {
  // Without the error of binary fractions, which would round a whole hundredth to the next one.
  const hundredths = (end: number | null) => Number((shownNumber(end ?? 0, measure) * 100).toFixed(6))
  return { minimum: Math.ceil(hundredths(minimum)) / 100, maximum: Math.floor(hundredths(maximum)) / 100 }
}

/** The typed text as a value, or why it is invalid. */
export type Typed =
  | { readonly ok: true; readonly value: SettingValue }
  | {
      readonly ok: false
      readonly problem: 'noNumber' | 'notWhole' | 'tooExact' | 'outOfRange' | 'textLength' | 'invalid'
    }

function parsed(text: string): { readonly value: SettingValue } | undefined {
  try {
    const value: SettingValue = JSON.parse(text)
    return { value }
  } catch {
    return undefined
  }
}

function shapeOf(value: SettingValue): string {
  return Array.isArray(value) ? 'list' : value === null ? 'nothing' : typeof value
}

/** The largest rounding error of a number with two decimals in floating-point arithmetic. */
const ROUNDING = 1e-9

function typedNumber(
  text: string,
  { minimum, maximum }: SettingRange,
  measure: SettingMeasure | undefined,
): Typed {
  const shown = Number(text.trim().replaceAll(',', ''))
  if (text.trim() === '' || !Number.isFinite(shown)) return { ok: false, problem: 'noNumber' }
  const number = storedNumber(shown, measure)
  // 12.345 rupees are no whole number of paise; a plain 2.5 is no whole number of orders.
  if (!Number.isInteger(number) || Math.abs(shownNumber(number, measure) - shown) > ROUNDING)
    return { ok: false, problem: measure && measure.stored > 1 ? 'tooExact' : 'notWhole' }
  const fits = minimum !== null && maximum !== null && number >= minimum && number <= maximum
  return fits ? { ok: true, value: number } : { ok: false, problem: 'outOfRange' }
}

/**
 * Parses typed text as a value of the same type as the previous one, by the rule of the database
 * (`private.setting_fits`): a whole number within its range, a text of 1 to 500 characters.
 *
 * @param range in the stored unit
 * @param measure the unit in which a number is typed; the result is in the stored one
 */
export function typedAs(
  before: SettingValue,
  text: string,
  range: SettingRange,
  measure?: SettingMeasure,
): Typed {
  const kind = kindOf(before)
  if (kind === 'text') {
    const length = [...text].length
    return length >= 1 && length <= LONGEST_TEXT
      ? { ok: true, value: text }
      : { ok: false, problem: 'textLength' }
  }
  if (kind === 'number') return typedNumber(text, range, measure)
  const found = parsed(text)
  return found && shapeOf(found.value) === shapeOf(before)
    ? { ok: true, value: found.value }
    : { ok: false, problem: 'invalid' }
}
