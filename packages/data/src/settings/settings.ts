import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { supabase } from '../client/client.ts'
import { toAppError } from '../errors/to-app-error.ts'
import { isResync, useTopic } from '../realtime/use-topic.ts'
import { useUserId } from '../session/session-store.ts'
import { withChange } from './changed-setting.ts'
import { settingKeys } from './keys.ts'
import type { Setting } from './setting.ts'

async function fetchSettings(onlyPublic: boolean, signal: AbortSignal): Promise<readonly Setting[]> {
  const all = (await supabase())
    .from('app_settings')
    .select(
      'setting_key, setting_value, category, description, is_public, updated_at, unit, minimum, maximum',
    )
  const { data, error } = await (onlyPublic ? all.eq('is_public', true) : all)
    .order('category')
    .order('setting_key')
    .abortSignal(signal)
  if (error) throw toAppError(error)
  return data
}

/** The public settings, by category and key (Spec §7 app_settings). */
export function publicSettingsOptions() {
  return queryOptions({
    queryKey: settingKeys.public,
    queryFn: ({ signal }) => fetchSettings(true, signal),
  })
}

/** The public settings, by category and key (Spec §7 app_settings); refetched after each lost connection. */
export function usePublicSettings() {
  return useQuery(publicSettingsOptions())
}

/** All settings that the user may see: everything for an administrator. */
export function settingsOptions() {
  return queryOptions({
    queryKey: settingKeys.every,
    queryFn: ({ signal }) => fetchSettings(false, signal),
  })
}

/** All settings that the user may see: everything for an administrator. */
export function useSettings() {
  return useQuery(settingsOptions())
}

/** When the server is back, every page joins again: their refetches are spread over this time, in milliseconds. */
const SPREAD_MS = 10_000

/**
 * Updates the settings live; use once per page (Spec §7 app_settings, realtime refresh). The event carries the new
 * value: a page refetches only after a reconnect, after a random delay, and where a screen shows all settings.
 */
export function useLiveSettings(): void {
  const queryClient = useQueryClient()
  const userId = useUserId()
  useTopic(userId === null ? undefined : 'settings', ({ event, payload }) => {
    if (isResync(event)) {
      setTimeout(
        () => void queryClient.invalidateQueries({ queryKey: settingKeys.all }),
        Math.random() * SPREAD_MS,
      )
      return
    }
    queryClient.setQueryData(publicSettingsOptions().queryKey, (known) => known && withChange(known, payload))
    void queryClient.invalidateQueries({ queryKey: settingKeys.every })
  })
}
