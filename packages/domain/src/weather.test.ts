import { expect, test } from 'vitest'
import { estimatedWeather } from './weather.ts'

test('without an answer it is 28 °C with the condition of the hour, marked as an estimate (Decisions, Weather)', () => {
  expect(estimatedWeather(8)).toEqual({ temperature: 28, icon: 'sun', isEstimate: true })
  expect(estimatedWeather(13).icon).toBe('cloud-sun')
  expect(estimatedWeather(17).icon).toBe('cloud')
  expect(estimatedWeather(22).icon).toBe('moon')
  expect(estimatedWeather(3).icon).toBe('moon')
})
