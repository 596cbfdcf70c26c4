import { UpstreamError } from '../_shared/upstream.ts'
import type { SpeechRequest } from './request.ts'

/** How long making a sentence may take, in milliseconds. */
const LIMIT_MS = 8000
/** How fast the voice speaks (Spec §9 Voice). */
const RATE = 0.9
/** The fast model supports these of our languages; the large one supports all ten. */
const QUICK_LANGUAGES = ['en', 'hi', 'ta']

/** ElevenLabs as this function reaches it. */
export interface Account {
  readonly key: string
  /** Another base address is for tests. */
  readonly baseUrl: string
}

/** The account of the function's environment; undefined where no key is set. */
export function accountOf(env: { get(name: string): string | undefined }): Account | undefined {
  const key = env.get('ELEVENLABS_API_KEY')?.trim()
  return key ? { key, baseUrl: env.get('ELEVENLABS_URL') ?? 'https://api.elevenlabs.io' } : undefined
}

function model(language: string) {
  return QUICK_LANGUAGES.includes(language)
    ? { model_id: 'eleven_flash_v2_5', language_code: language }
    : { model_id: 'eleven_v3' }
}

/**
 * Has a sentence spoken.
 *
 * @returns an mp3 file
 * @throws UpstreamError when the service fails, or answers with something that is not sound
 */
export async function speak({ key, baseUrl }: Account, speech: SpeechRequest): Promise<Uint8Array> {
  const url = new URL(`/v1/text-to-speech/${speech.voiceId}?output_format=mp3_22050_32`, baseUrl)
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'xi-api-key': key, 'content-type': 'application/json', accept: 'audio/mpeg' },
      body: JSON.stringify({
        text: speech.text,
        ...model(speech.language),
        voice_settings: { stability: 0.5, similarity_boost: 0.75, speed: RATE },
      }),
      signal: AbortSignal.timeout(LIMIT_MS),
    })
    const isSound = response.headers.get('content-type')?.startsWith('audio/') ?? false
    if (!response.ok || !isSound) {
      await response.body?.cancel()
      throw new UpstreamError(`${url.host} answered ${response.status}`)
    }
    return new Uint8Array(await response.arrayBuffer())
  } catch (error) {
    if (error instanceof UpstreamError) throw error
    throw new UpstreamError(`${url.host}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
