import { vibrate } from '@angadi/shell/gestures/vibrate.ts'
import { hasBeenTouched } from './touched.ts'

/** Three rising tones, in hertz: audible over traffic, and unlike any ringtone. */
const TONES = [880, 1109, 1319] as const
const TONE_SECONDS = 0.16
const LOUDNESS = 0.5
/** Vibration pattern in milliseconds: on, off, on. */
const BUZZ = [250, 120, 250]

let context: AudioContext | undefined

/** Rings and vibrates once for a new job; silent before the first user gesture, such as right after a reload. */
export function ring(): void {
  if (!hasBeenTouched()) return
  vibrate(BUZZ)
  context ??= new AudioContext()
  void context.resume()
  const out = context
  for (const [index, hertz] of TONES.entries()) {
    const startsAt = out.currentTime + index * TONE_SECONDS
    const tone = out.createOscillator()
    const volume = out.createGain()
    tone.frequency.value = hertz
    volume.gain.setValueAtTime(0, startsAt)
    volume.gain.linearRampToValueAtTime(LOUDNESS, startsAt + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.001, startsAt + TONE_SECONDS)
    tone.connect(volume).connect(out.destination)
    tone.start(startsAt)
    tone.stop(startsAt + TONE_SECONDS)
  }
}
