// Spec §7 text-to-speech: body {text, voice, language}; answers {audioContent}, an mp3 file in base64.
import { callerOf } from '../_shared/caller.ts'
import { json, refusal, serveJson } from '../_shared/cors.ts'
import { paceOf } from '../_shared/pace.ts'
import { UpstreamError } from '../_shared/upstream.ts'
import { accountOf, speak } from './elevenlabs.ts'
import { speechIn } from './request.ts'
import { spokenOnce } from './spoken-before.ts'

/** How many sentences one person may have spoken per minute. */
const isInPace = paceOf(20, 60_000)

function base64(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

serveJson(async (body, request) => {
  const caller = await callerOf(request)
  if (caller === undefined) return refusal(401, 'sign_in_required', 'Sign in first.')
  const speech = speechIn(body)
  if (typeof speech === 'string') return refusal(400, speech, 'Send {text, voice, language}.')
  const account = accountOf(Deno.env)
  if (!account) return refusal(503, 'speech_unavailable', 'No speech service is set up.')
  if (!isInPace(caller)) return refusal(429, 'too_many_sentences', 'Wait a minute.')
  try {
    const audioContent = await spokenOnce(speech, async () => base64(await speak(account, speech)))
    return json({ audioContent }, 200, { 'cache-control': 'private, no-store' })
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    console.error(error.message)
    return refusal(502, 'speech_failed', 'The speech service did not answer.')
  }
})
