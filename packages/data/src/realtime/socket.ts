import type { RealtimeClient } from '@supabase/realtime-js'
import { accessToken } from '../client/auth.ts'
import { runtimeConfig } from '../client/config.ts'
import { whenIdle } from '../when-idle.ts'

let opening: Promise<RealtimeClient> | undefined

async function open(): Promise<RealtimeClient> {
  // The first screen is shown before live updates begin.
  await new Promise<void>(whenIdle)
  const { RealtimeClient } = await import('@supabase/realtime-js')
  const { apiUrl, publishableKey } = runtimeConfig()
  return new RealtimeClient(`${apiUrl.replace(/^http/, 'ws')}/realtime/v1`, {
    params: { apikey: publishableKey },
    accessToken,
  })
}

/**
 * The one live connection of the page, loaded when the page is first idle after a topic is joined.
 *
 * @throws when the library could not be loaded; the next call loads it again
 */
export function socket(): Promise<RealtimeClient> {
  opening ??= open().catch((error: unknown) => {
    opening = undefined
    throw error
  })
  return opening
}
