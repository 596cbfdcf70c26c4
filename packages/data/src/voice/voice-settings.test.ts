import { expect, test } from 'vitest'
import { voiceSettingsIn } from './voice-settings.ts'

test('a device remembers whether it speaks and how loud', () => {
  expect(voiceSettingsIn('on high')).toEqual({ wanted: true, volume: 'high' })
  expect(voiceSettingsIn('off low')).toEqual({ wanted: false, volume: 'low' })
})

test('without a choice, or with a broken one, nothing is wanted and the volume is normal', () => {
  for (const stored of [null, '', '-', 'yes loud', '{"wanted":true}'])
    expect(voiceSettingsIn(stored)).toEqual({ wanted: undefined, volume: 'normal' })
})
