import { type Sheet, useSheet } from '@angadi/shell/use-sheet.ts'

/** The parts of the profile that have a form or a list of their own, each with the sheet of that name. */
export const PROFILE_PARTS = ['about', 'addresses', 'devices', 'suggestions'] as const
export type ProfilePart = (typeof PROFILE_PARTS)[number]

/** The sheet of each part: over the page on a phone, beside the menu in a wide window. */
export function useProfileParts(): Readonly<Record<ProfilePart, Sheet>> {
  return {
    about: useSheet('about'),
    addresses: useSheet('addresses'),
    devices: useSheet('devices'),
    suggestions: useSheet('suggestions'),
  }
}
