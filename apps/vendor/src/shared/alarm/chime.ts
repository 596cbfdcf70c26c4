/** The length of one round of the alarm in seconds: three strokes of a bell, then a pause. */
const ROUND_SECONDS = 2.8

const STROKES = [
  { at: 0, hertz: 784 },
  { at: 0.22, hertz: 988 },
  { at: 0.44, hertz: 1319 },
] as const

/** The decay of a stroke, per second, and its initial loudness: three overlapping strokes stay below full scale. */
const FADING = 4.5
const LOUDNESS = 0.3

/**
 * The samples of the new-order sound, ready to loop. Generated here, so that nothing has to be downloaded.
 *
 * @param sampleRate of the audio context, in hertz
 */
export function chime(sampleRate: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.round(ROUND_SECONDS * sampleRate))
  for (const { at, hertz } of STROKES) {
    const first = Math.round(at * sampleRate)
    for (let index = first; index < samples.length; index += 1) {
      const seconds = (index - first) / sampleRate
      const wave = Math.sin(2 * Math.PI * hertz * seconds) + 0.35 * Math.sin(4 * Math.PI * hertz * seconds)
      // An attack of a few milliseconds prevents a click.
      const loudness = LOUDNESS * Math.min(1, seconds * 200) * Math.exp(-FADING * seconds)
      samples[index] = (samples[index] ?? 0) + loudness * wave
    }
  }
  return samples
}
