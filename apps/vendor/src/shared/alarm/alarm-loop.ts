import { vibrate } from '@angadi/shell/gestures/vibrate.ts'
import { chime } from './chime.ts'

/** The interval between vibrations during the alarm, and their pattern, in milliseconds. */
const SHAKE_EVERY_MS = 3000
const SHAKE = [300, 150, 300]

/**
 * Plays the alarm for new orders. Browsers allow sound only after a user gesture, so `unlock` must be called from one.
 * The loop itself runs in the audio system and continues in a background tab.
 */
export class AlarmLoop {
  private readonly onAudible: (audible: boolean) => void
  private context: AudioContext | undefined
  private round: AudioBuffer | undefined
  private loop: AudioBufferSourceNode | undefined
  private shaking: ReturnType<typeof setInterval> | undefined

  /** @param onAudible called whenever the browser starts or stops allowing sound */
  constructor(onAudible: (audible: boolean) => void) {
    this.onAudible = onAudible
  }

  /** Asks the browser to allow sound; must be called from a tap, click or key press. */
  unlock(): void {
    const context = this.context ?? this.open()
    if (context.state !== 'running') void context.resume()
  }

  /** Plays the sound once, as a sample. */
  strike(): void {
    if (this.loop === undefined) this.play(false)
  }

  /** Starts or stops the loop. */
  ring(ringing: boolean): void {
    if (ringing === (this.loop !== undefined)) return
    if (ringing) {
      this.loop = this.play(true)
      this.shaking = setInterval(() => vibrate(SHAKE), SHAKE_EVERY_MS)
    } else {
      this.loop?.stop()
      this.loop = undefined
      clearInterval(this.shaking)
    }
  }

  private open(): AudioContext {
    const context = new AudioContext()
    const samples = chime(context.sampleRate)
    this.round = context.createBuffer(1, samples.length, context.sampleRate)
    this.round.copyToChannel(samples, 0)
    this.context = context
    context.addEventListener('statechange', () => this.onAudible(context.state === 'running'))
    this.onAudible(context.state === 'running')
    return context
  }

  private play(loop: boolean): AudioBufferSourceNode | undefined {
    if (this.context === undefined || this.round === undefined) return undefined
    const source = this.context.createBufferSource()
    source.buffer = this.round
    source.loop = loop
    source.connect(this.context.destination)
    source.start()
    return source
  }
}
