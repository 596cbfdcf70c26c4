import * as z from 'zod/mini'
import type { Setting } from './setting.ts'

const changed = z.object({ key: z.string(), value: z.json() })

/**
 * The public settings with the change that an event on the topic `settings` carries, so that no page has to refetch.
 *
 * @returns undefined where the event carries none or names a setting that is not in the list: then the list is outdated
 */
export function withChange(
  settings: readonly Setting[],
  payload: Readonly<Record<string, unknown>>,
): readonly Setting[] | undefined {
  const { data } = changed.safeParse(payload)
  if (!data || !settings.some(({ setting_key }) => setting_key === data.key)) return undefined
  return settings.map((setting) =>
    setting.setting_key === data.key ? { ...setting, setting_value: data.value } : setting,
  )
}
