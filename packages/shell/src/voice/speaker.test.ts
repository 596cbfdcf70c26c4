import { expect, test, vi } from 'vitest'
import { inTurn, type Speech, type SpeechEngines, say, type VoiceFailure } from './speaker.ts'

const speech: Speech = { text: 'New order', voice: 'Sarah', language: 'hi', volume: 0.7 }

function device(more: Partial<SpeechEngines> = {}) {
  const play = vi.fn<SpeechEngines['play']>(async () => {})
  const sayInBrowser = vi.fn<(speech: Speech) => Promise<void>>(async () => {})
  return { play, sayInBrowser, makeSound: async () => 'data:audio/mpeg;base64,eA==', ...more }
}

async function failuresOf(engines: SpeechEngines): Promise<readonly VoiceFailure[]> {
  const failures: VoiceFailure[] = []
  await say(speech, engines, (failure) => failures.push(failure))
  return failures
}

test('the speech service is heard where one is set up, at the chosen volume (Spec §7 text-to-speech)', async () => {
  const engines = device()
  expect(await failuresOf(engines)).toEqual([])
  expect(engines.play).toHaveBeenCalledWith('data:audio/mpeg;base64,eA==', 0.7)
  expect(engines.sayInBrowser).not.toHaveBeenCalled()
})

test('without a speech service the browser speaks, and that is no failure (Spec §7 text-to-speech)', async () => {
  const engines = device({ makeSound: undefined })
  expect(await failuresOf(engines)).toEqual([])
  expect(engines.sayInBrowser).toHaveBeenCalledWith(speech)
})

test('"Failed to generate voice notification" when the service fails, and the browser speaks (Spec §8 Voice)', async () => {
  const engines = device({ makeSound: () => Promise.reject(new Error('503')) })
  expect(await failuresOf(engines)).toEqual(['generate'])
  expect(engines.sayInBrowser).toHaveBeenCalledTimes(1)
})

test('"Audio playback failed" when the sound cannot be played, and the browser speaks (Spec §8 Voice)', async () => {
  const engines = device({ play: () => Promise.reject(new Error('NotAllowedError')) })
  expect(await failuresOf(engines)).toEqual(['playback'])
  expect(engines.sayInBrowser).toHaveBeenCalledTimes(1)
})

test('"Browser speech synthesis not supported" where a browser has no speech (Spec §8 Voice)', async () => {
  expect(await failuresOf(device({ makeSound: undefined, sayInBrowser: undefined }))).toEqual(['unsupported'])
})

test('"Browser speech failed" when the browser cannot say it (Spec §8 Voice)', async () => {
  const sayInBrowser = () => Promise.reject(new Error('synthesis-failed'))
  expect(await failuresOf(device({ makeSound: undefined, sayInBrowser }))).toEqual(['browser'])
})

test('two sentences are said one after the other, also after one that failed', async () => {
  const turn = inTurn()
  const said: string[] = []
  const first = turn(async () => {
    await Promise.resolve()
    said.push('first')
    throw new Error('lost voice')
  })
  const second = turn(async () => void said.push('second'))
  await expect(first).rejects.toThrow('lost voice')
  await second
  expect(said).toEqual(['first', 'second'])
})
