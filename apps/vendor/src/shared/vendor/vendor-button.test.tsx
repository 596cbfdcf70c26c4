// @vitest-environment happy-dom
import { startI18n } from '@angadi/i18n/start-i18n.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { sampleVendor } from '../samples.ts'
import { VendorButton } from './vendor-button.tsx'

beforeAll(() => startI18n(['vendor']))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function shown(): string {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <VendorButton vendor={sampleVendor()} onOpen={() => {}} />
    </QueryClientProvider>,
  )
  return screen.getByRole('button').textContent ?? ''
}

test('with a connection the head says that orders are taken', () => {
  expect(shown()).toContain('Taking orders')
})

test('without one it never does: orders may be missed (look.md, Console head)', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const head = shown()
  expect(head).toContain('Orders may be missed')
  expect(head).not.toContain('Taking orders')
})
