// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useFocusFallback } from './use-focus-fallback.ts'

afterEach(cleanup)

function Saving() {
  const [isSaved, setSaved] = useState(false)
  useFocusFallback(isSaved)
  return (
    <main id="main" tabIndex={-1}>
      {isSaved ? null : (
        <button type="button" onClick={() => setSaved(true)}>
          Save
        </button>
      )}
    </main>
  )
}

test('a button that disappears with its press hands the focus to the page', () => {
  render(<Saving />)
  expect(document.activeElement).toBe(document.body)
  screen.getByRole('button').focus()
  fireEvent.click(screen.getByRole('button'))
  expect(document.activeElement).toBe(screen.getByRole('main'))
})
