import type { RealtimeClient } from '@supabase/realtime-js'
import { accessToken } from '../client/auth.ts'
import { runtimeConfig } from '../client/config.ts'

let opening: Promise<RealtimeClient> | undefined

/** The one live connection of the page, loaded and opened when the first topic is joined. */
export function socket(): Promise<RealtimeClient> {
  opening ??= import('@supabase/realtime-js').then(({ RealtimeClient }) => {
    const { apiUrl, publishableKey } = runtimeConfig()
    return new RealtimeClient(`${apiUrl.replace(/^http/, 'ws')}/realtime/v1`, {
      params: { apikey: publishableKey },
      accessToken,
    })
  })
  return opening
}
