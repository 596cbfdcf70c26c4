import type { Setting } from './setting.ts'
import { usePublicSettings } from './settings.ts'

const KEY = 'map_style_url'

/** The address in the settings; undefined where none is named. */
export function mapStyleUrlOf(settings: readonly Pick<Setting, 'setting_key' | 'setting_value'>[]) {
  const value = settings.find(({ setting_key }) => setting_key === KEY)?.setting_value
  return typeof value === 'string' && URL.canParse(value) ? value : undefined
}

/** The style of the maps' streets (Decisions 0009); undefined where the built-in ground is drawn. */
export function useMapStyleUrl(): string | undefined {
  const { data = [] } = usePublicSettings()
  return mapStyleUrlOf(data)
}
