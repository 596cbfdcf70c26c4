import { textAt } from '../_shared/upstream.ts'

/** The longest text that is read out, in characters: a notification, not a book. */
const MAX_CHARACTERS = 500

/** The voices that clients may ask for, with their ids at ElevenLabs (Spec §9 Voice). */
const VOICE_IDS = {
  Aria: '9BWtsMINqrJLrRacOk9x',
  Laura: 'FGY2WhTYpPnrIDTdsKH5',
  Roger: 'CwhRBWXzGAHq8TQ4Fs17',
  Sarah: 'EXAVITQu4vr4xnSDxMaL',
} as const
const DEFAULT_VOICE = 'Laura'

const LANGUAGES = ['en', 'hi', 'ta', 'bn', 'te', 'mr', 'gu', 'kn', 'ml', 'pa'] as const

/** The text to speak, the voice and the language. */
export interface SpeechRequest {
  readonly text: string
  readonly voiceId: string
  readonly language: (typeof LANGUAGES)[number]
}

/** Why a body is no request for speech. */
export type SpeechProblem = 'text_missing' | 'text_too_long' | 'voice_unknown' | 'language_unknown'

/** Reads {text, voice, language} from a request's body (Spec §7 text-to-speech); voice and language may be left out. */
export function speechIn(body: unknown): SpeechRequest | SpeechProblem {
  const text = textAt(body, 'text')
  if (text === undefined) return 'text_missing'
  if ([...text].length > MAX_CHARACTERS) return 'text_too_long'
  const wantedVoice = textAt(body, 'voice') ?? DEFAULT_VOICE
  const voiceId = Object.entries(VOICE_IDS).find(([name]) => name === wantedVoice)?.[1]
  if (voiceId === undefined) return 'voice_unknown'
  const wantedLanguage = (textAt(body, 'language') ?? 'en').toLowerCase().split('-')[0]
  const language = LANGUAGES.find((code) => code === wantedLanguage)
  return language === undefined ? 'language_unknown' : { text, voiceId, language }
}
