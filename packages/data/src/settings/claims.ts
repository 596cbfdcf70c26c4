import { supabase } from '../client/client.ts'

/** The figures that the sign-in screen states about the product: public settings, so that they can be kept true. */
export interface Claims {
  readonly users: string
  readonly partners: string
  readonly rating: string
}

const KEYS = { users: 'claim_users', partners: 'claim_partners', rating: 'claim_rating' } as const

/**
 * Reads the stated figures (Decisions, "Marketing claims").
 *
 * @returns undefined when one of them is missing or cannot be fetched: then nothing is claimed
 */
export async function fetchClaims(signal: AbortSignal): Promise<Claims | undefined> {
  const { data } = await (await supabase())
    .from('app_settings')
    .select('setting_key, setting_value')
    .in('setting_key', Object.values(KEYS))
    .abortSignal(signal)
  const stated = (key: string) => {
    const value = data?.find((row) => row.setting_key === key)?.setting_value
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
  }
  const users = stated(KEYS.users)
  const partners = stated(KEYS.partners)
  const rating = stated(KEYS.rating)
  return users && partners && rating ? { users, partners, rating } : undefined
}
