import { expect, test } from 'vitest'
import { exportFileName } from './export-file-name.ts'

test('the copy of the data is named after the day in India (Issue: account page, data export)', () => {
  expect(exportFileName(new Date('2026-11-21T12:00:00Z'))).toBe('angadi-my-data-2026-11-21.json')
  expect(exportFileName(new Date('2026-11-21T19:00:00Z'))).toBe('angadi-my-data-2026-11-22.json')
})
