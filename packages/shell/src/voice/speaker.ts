import type { VoiceName } from '@angadi/domain/voice/voices.ts'
import type { Resources } from '@angadi/i18n/resources.ts'

/** Why nothing was played: a message key of the namespace `voice` (Spec §8 Voice). */
export type VoiceFailure = keyof Resources['voice']['failed']

/** A text to speak and how. */
export interface Speech {
  readonly text: string
  readonly voice: VoiceName
  /** The code of the interface's language, such as "te". */
  readonly language: string
  /** Between 0 and 1. */
  readonly volume: number
}

/** The ways in which a device speaks; stories and tests bring their own. */
export interface SpeechEngines {
  /** Converts a text to sound with the speech service; undefined where none is set up. */
  readonly makeSound: ((speech: Speech) => Promise<string>) | undefined
  /** Plays a sound to its end. */
  readonly play: (sound: string, volume: number) => Promise<void>
  /** The browser's own speech; undefined where it has none. */
  readonly sayInBrowser: ((speech: Speech) => Promise<void>) | undefined
}

async function inBrowser(speech: Speech, { sayInBrowser }: SpeechEngines): Promise<VoiceFailure | undefined> {
  if (!sayInBrowser) return 'unsupported'
  try {
    await sayInBrowser(speech)
    return undefined
  } catch {
    return 'browser'
  }
}

/**
 * Speaks a text: by the speech service, or else by the browser itself (Spec §7 text-to-speech).
 *
 * @param onFailure called for each engine that failed, even if the next one worked
 */
export async function say(
  speech: Speech,
  engines: SpeechEngines,
  onFailure: (failure: VoiceFailure) => void,
): Promise<void> {
  const { makeSound, play } = engines
  if (makeSound) {
    const sound = await makeSound(speech).catch(() => undefined)
    if (sound === undefined) onFailure('generate')
    else {
      try {
        await play(sound, speech.volume)
        return
      } catch {
        onFailure('playback')
      }
    }
  }
  const failure = await inBrowser(speech, engines)
  if (failure) onFailure(failure)
}

/** Runs speech in turn: each text waits until the previous one has finished. */
export function inTurn(): (work: () => Promise<void>) => Promise<void> {
  let last = Promise.resolve()
  return (work) => {
    last = last.then(work, work)
    return last
  }
}
