import { spokenSound } from '@angadi/data/voice/text-to-speech.ts'
import { VOICE_RATE } from '@angadi/domain/voice/voices.ts'
import type { Speech, SpeechEngines } from './speaker.ts'

/** The time limit of one text, so that it cannot block the next ones, in milliseconds. */
const TIMEOUT_MS = 30_000

function play(sound: string, volume: number): Promise<void> {
  const audio = new Audio(sound)
  audio.volume = volume
  return new Promise((resolve, reject) => {
    audio.addEventListener('ended', () => resolve())
    audio.addEventListener('error', () => reject(new Error('the sound cannot be played')))
    audio.play().catch(reject)
  })
}

/** Speaks in the user's language, with a voice of that language where the device has one (Spec §9 Voice: rate 0.9). */
function sayInBrowser({ text, language, volume }: Speech): Promise<void> {
  const { speechSynthesis } = window
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.lang = `${language}-IN`
  utterance.rate = VOICE_RATE
  utterance.volume = volume
  const own = speechSynthesis.getVoices().find(({ lang }) => lang.toLowerCase().startsWith(language))
  if (own) utterance.voice = own
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, TIMEOUT_MS)
    const ended = (settle: () => void) => () => {
      clearTimeout(timer)
      settle()
    }
    utterance.addEventListener('end', ended(resolve))
    utterance.addEventListener(
      'error',
      ended(() => reject(new Error('the browser cannot say it'))),
    )
    speechSynthesis.speak(utterance)
  })
}

/**
 * The speech engines of this device.
 *
 * @param hasService whether a speech service is set up (setting `cloud_voice_enabled`)
 */
export function speechEngines(hasService: boolean): SpeechEngines {
  return {
    makeSound: hasService ? spokenSound : undefined,
    play,
    sayInBrowser: 'speechSynthesis' in window ? sayInBrowser : undefined,
  }
}
