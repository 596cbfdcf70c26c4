import type { VoiceName } from '@angadi/domain/voice/voices.ts'
import * as z from 'zod/mini'
import { invokeFunction } from '../client/invoke-function.ts'

const speech = z.object({ audioContent: z.string() })

/** A text to be spoken. */
export interface Sentence {
  readonly text: string
  readonly voice: VoiceName
  readonly language: string
}

/**
 * The text as sound, made by the speech service (Spec §7 text-to-speech).
 *
 * @returns an mp3 file as a data: address
 * @throws AppError when the function refuses or no speech service is set up
 */
export async function spokenSound(sentence: Sentence): Promise<string> {
  const { audioContent } = await invokeFunction('text-to-speech', { ...sentence }, speech)
  return `data:audio/mpeg;base64,${audioContent}`
}
