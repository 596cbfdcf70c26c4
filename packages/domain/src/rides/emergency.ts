import type { LatLng } from '../geo.ts'

/** A call to the emergency number of India (Spec §2 Transport, safety). */
export const EMERGENCY_CALL = 'tel:112'

/** What an SMS for help says: the sentences, and where whoever rides is, as a link to a map. */
export function helpMessage(sentences: readonly string[], at: LatLng | undefined): string {
  const place = at ? `https://maps.google.com/?q=${at.lat},${at.lng}` : ''
  return [...sentences, place].filter(Boolean).join(' ')
}

/** A link that opens the phone's SMS with a text, for whoever the sender chooses. */
export function smsLink(text: string): string {
  return `sms:?&body=${encodeURIComponent(text)}`
}
