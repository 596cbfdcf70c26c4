import { useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '../client/client.ts'
import type { Json } from '../database.types.ts'
import { toAppError } from '../errors/to-app-error.ts'
import { useTopic } from '../realtime/use-topic.ts'
import { useUserId } from '../session/session-store.ts'
import { settingKeys } from './keys.ts'

/** One thing that administrators may tune without a release (Spec §3 app_settings). */
export interface Setting {
  readonly setting_key: string
  readonly setting_value: Json
  readonly category: string
  readonly description: string
  readonly is_public: boolean
  readonly updated_at: string
}

async function fetchSettings(onlyPublic: boolean, signal: AbortSignal): Promise<readonly Setting[]> {
  const all = client()
    .rest.from('app_settings')
    .select('setting_key, setting_value, category, description, is_public, updated_at')
  const { data, error } = await (onlyPublic ? all.eq('is_public', true) : all)
    .order('category')
    .order('setting_key')
    .abortSignal(signal)
  if (error) throw toAppError(error)
  return data
}

/** The public settings, by category and key (Spec §7 app_settings); fetched anew after each lost connection. */
export function usePublicSettings() {
  return useQuery({
    queryKey: settingKeys.public,
    queryFn: ({ signal }) => fetchSettings(true, signal),
  })
}

/** All settings that the reader may see: everything for an administrator. */
export function useSettings() {
  return useQuery({ queryKey: settingKeys.every, queryFn: ({ signal }) => fetchSettings(false, signal) })
}

/** Looks again at the settings when one of them has been changed; once per page (Spec §7 app_settings, realtime refresh). */
export function useLiveSettings(): void {
  const queryClient = useQueryClient()
  const userId = useUserId()
  useTopic(userId === null ? undefined : 'settings', () => {
    void queryClient.invalidateQueries({ queryKey: settingKeys.all })
  })
}
