import type { Json } from '../database.types.ts'

/** A setting that administrators may change without a release (Spec §3 app_settings). */
export interface Setting {
  readonly setting_key: string
  readonly setting_value: Json
  readonly category: string
  readonly description: string
  readonly is_public: boolean
  readonly updated_at: string
  /** The unit in which a number is stored: paise, basis_points, metres, seconds, kmh or count; null for everything else. */
  readonly unit: string | null
  /** The range of a number in that unit, both ends included; null for everything else. */
  readonly minimum: number | null
  readonly maximum: number | null
}
