import type { SpeechRequest } from './request.ts'

/** How many sentences are remembered: most notifications differ in an order number only for one person. */
const MOST = 200

const kept = new Map<string, string>()

async function hashOf(speech: SpeechRequest): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([speech.voiceId, speech.language, speech.text]))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The sound of a sentence: the one that was made before, or else a new one, which is then remembered. */
export async function spokenOnce(speech: SpeechRequest, make: () => Promise<string>): Promise<string> {
  const hash = await hashOf(speech)
  const known = kept.get(hash)
  if (known !== undefined) return known
  const made = await make()
  kept.set(hash, made)
  const [oldest] = kept.keys()
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest)
  return made
}
