import { DEFAULT_TIMEOUT_MS } from '@angadi/domain/submission/lifecycle.ts'
import type { Language } from '@angadi/i18n/languages.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { supabase } from '../client/client.ts'
import { AppError } from '../errors/app-error.ts'
import { toAppError } from '../errors/to-app-error.ts'
import { useUserId } from '../session/session-store.ts'
import { profileKeys } from './profile.ts'

/** The fields of a profile that its user may change (Spec §7 profiles). */
export interface ProfileFields {
  readonly full_name?: string
  readonly avatar_url?: string | null
  readonly address?: string | null
  readonly city?: string | null
  readonly language?: Language
}

/**
 * Changes a profile.
 *
 * @throws AppError PGRST116 when there is no row to change (Spec §8: No user found), or the server's error
 */
export async function saveProfile(userId: string, fields: ProfileFields): Promise<void> {
  const { error } = await (await supabase())
    .from('profiles')
    .update(fields)
    .eq('id', userId)
    .select('id')
    .abortSignal(AbortSignal.timeout(DEFAULT_TIMEOUT_MS))
    .single()
  if (error) throw toAppError(error)
}

/**
 * Changes the signed-in user's profile. Changes reach the server in the order in which they are made.
 *
 * @param send stores the fields
 */
export function useSaveProfile(send = saveProfile) {
  const queryClient = useQueryClient()
  const userId = useUserId()
  return useMutation({
    scope: { id: 'profile' },
    mutationFn: (fields: ProfileFields) => {
      if (userId === null) throw new AppError('user_not_found', 'user_not_found', false)
      return send(userId, fields)
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: profileKeys.of(userId) }),
  })
}
