import { expect, test } from 'vitest'
import { mapStyleUrlOf } from './map-style-url.ts'

const set = (setting_value: string) => [{ setting_key: 'map_style_url', setting_value }]

test('one setting switches the streets of the maps; the word none switches them off (Decisions 0009)', () => {
  expect(mapStyleUrlOf(set('https://tiles.openfreemap.org/styles/liberty'))).toBe(
    'https://tiles.openfreemap.org/styles/liberty',
  )
  expect(mapStyleUrlOf(set('none'))).toBeUndefined()
  expect(mapStyleUrlOf([])).toBeUndefined()
})
