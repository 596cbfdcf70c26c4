import { AppError } from '@angadi/data/errors/app-error.ts'

/** Why a profile could not be changed (Spec §8 Profile update). */
export type ProfileError = 'noUser' | 'server' | 'failed'

/** "No user found" without a profile, otherwise the server's message or, if it has none, "Profile update failed". */
export function profileError(error: unknown): ProfileError {
  if (!(error instanceof AppError)) return 'failed'
  if (error.code === 'user_not_found' || error.code === 'PGRST116') return 'noUser'
  return error.messageKey === 'something_wrong' ? 'failed' : 'server'
}
