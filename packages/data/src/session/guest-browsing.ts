import { useQuery } from '@tanstack/react-query'
import { supabase } from '../client/client.ts'
import { toReadError } from '../errors/to-read-error.ts'

const KEY = 'guest_browsing_enabled'
const STORED = 'angadi.guest-browsing'

function stored(): boolean {
  try {
    return localStorage.getItem(STORED) !== 'false'
  } catch {
    return true
  }
}

function keep(isEnabled: boolean): void {
  try {
    localStorage.setItem(STORED, String(isEnabled))
  } catch {
    // Without storage the next visit begins with the default.
  }
}

/**
 * Whether guests may browse the home screen (Decisions, "Home"). Returns the value of the last visit at once, true on
 * the first one, and fetches the public setting on request.
 *
 * @param ask whether the page is idle and the user is a guest
 */
export function useGuestBrowsing(ask: boolean): boolean {
  const { data } = useQuery({
    queryKey: ['settings', 'public', KEY],
    enabled: ask,
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { data: row, error } = await (await supabase())
        .from('app_settings')
        .select('setting_value')
        .eq('setting_key', KEY)
        .abortSignal(signal)
        .maybeSingle()
      if (error) throw toReadError(error)
      const isEnabled = row?.setting_value !== false
      keep(isEnabled)
      return isEnabled
    },
  })
  return data ?? stored()
}
