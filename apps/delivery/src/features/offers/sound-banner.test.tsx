// @vitest-environment happy-dom
import { startI18n } from '@angadi/i18n/start-i18n.ts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { SoundBanner } from './sound-banner.tsx'

beforeAll(() => startI18n(['delivery']))
afterEach(cleanup)

test('the hint about sound stays until a press has ended, so that no button moves away from under it', () => {
  render(<SoundBanner />)
  fireEvent.pointerDown(document.body)
  expect(screen.getByRole('button')).toBeDefined()
  fireEvent.click(document.body)
  expect(screen.queryByRole('button')).toBeNull()
})
