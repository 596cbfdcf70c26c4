import type { Role } from '../roles.ts'

/** Which role decides for a user with several roles: the highest of these (Spec §6 Voice alerts). */
const VOICE_ROLE_ORDER = ['admin', 'vendor', 'delivery', 'user'] as const
export type VoiceRole = (typeof VOICE_ROLE_ORDER)[number]

/** The voice for each role; for customers it reads out the status of their order (Spec §9 Voice). */
export const VOICE_NAMES = {
  admin: 'Aria',
  vendor: 'Sarah',
  delivery: 'Roger',
  user: 'Laura',
} as const satisfies Record<VoiceRole, string>
export type VoiceName = (typeof VOICE_NAMES)[VoiceRole]

/** How loud, as a share of full scale (Spec §9 Voice). */
export const VOICE_VOLUMES = { high: 0.9, normal: 0.7, low: 0.5 } as const
export type VoiceVolume = keyof typeof VOICE_VOLUMES

/** How fast, as a share of the usual pace (Spec §9 Voice). */
export const VOICE_RATE = 0.9

/** The longest text that is read out, in characters; the edge function refuses longer ones. */
export const MAX_SPOKEN_CHARACTERS = 500

/** The role that decides the voice; a user with none of them counts as a customer. */
export function voiceRole(held: readonly Role[]): VoiceRole {
  return VOICE_ROLE_ORDER.find((role) => held.includes(role)) ?? 'user'
}

/** Whether a text is the name of a volume. */
export function isVoiceVolume(text: unknown): text is VoiceVolume {
  return typeof text === 'string' && Object.hasOwn(VOICE_VOLUMES, text)
}
