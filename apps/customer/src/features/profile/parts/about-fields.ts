import { PROFILE_LENGTHS } from '@angadi/domain/account/profile-limits.ts'
import * as z from 'zod/mini'

/** What one fills in about oneself; a message is the key of its sentence under `about`. */
export const aboutFields = z.object({
  full_name: z
    .string()
    .check(z.trim(), z.minLength(1, 'required'), z.maxLength(PROFILE_LENGTHS.full_name, 'tooLong')),
  address: z.string().check(z.trim(), z.maxLength(PROFILE_LENGTHS.address, 'tooLong')),
  city: z.string().check(z.trim(), z.maxLength(PROFILE_LENGTHS.city, 'tooLong')),
})
export type AboutFields = z.infer<typeof aboutFields>
