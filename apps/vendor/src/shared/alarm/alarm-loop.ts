import { chime } from './chime.ts'

/** How often a phone shakes while it rings, and the pattern, in milliseconds. */
const SHAKE_EVERY_MS = 3000
const SHAKE = [300, 150, 300]

/**
 * The bell of the kitchen. Browsers let a page make noise only after a touch or a key, so `unlock` must be called from
 * one; the loop itself runs in the audio hardware and goes on in a tab that nobody looks at.
 */
export class AlarmLoop {
  private readonly onAudible: (audible: boolean) => void
  private context: AudioContext | undefined
  private round: AudioBuffer | undefined
  private loop: AudioBufferSourceNode | undefined
  private shaking: ReturnType<typeof setInterval> | undefined

  /** @param onAudible told whenever the browser starts or stops to let the page be heard */
  constructor(onAudible: (audible: boolean) => void) {
    this.onAudible = onAudible
  }

  /** Asks the browser for sound; from within a touch, a click or a key. */
  unlock(): void {
    const context = this.context ?? this.open()
    if (context.state !== 'running') void context.resume()
  }

  /** One round, to show how it sounds. */
  strike(): void {
    if (this.loop === undefined) this.play(false)
  }

  /** Rings until told otherwise. */
  ring(ringing: boolean): void {
    if (ringing === (this.loop !== undefined)) return
    if (ringing) {
      this.loop = this.play(true)
      this.shaking = setInterval(() => navigator.vibrate?.(SHAKE), SHAKE_EVERY_MS)
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
