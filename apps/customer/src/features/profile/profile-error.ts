import { AppError } from '@angadi/data/errors/app-error.ts'

/** What a failed change of a profile is answered with (Spec §8 Profile update). */
export type ProfileError = 'noUser' | 'server' | 'failed'

/** "No user found" when nobody is there, otherwise what the server says, and where it says nothing "Profile update failed". */
export function profileError(error: unknown): ProfileError {
  if (!(error instanceof AppError)) return 'failed'
  if (error.code === 'user_not_found' || error.code === 'PGRST116') return 'noUser'
  return error.messageKey === 'something_wrong' ? 'failed' : 'server'
}
