// @vitest-environment happy-dom
import { addSampleConfig, storeSampleSession } from '@angadi/data/client/sample-config.ts'
import { helpKeys } from '@angadi/data/help/keys.ts'
import { createQueryClient } from '@angadi/data/query-client.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { startI18n } from '@angadi/i18n/start-i18n.ts'
import { formErrors } from '@angadi/shell/submission/form-errors.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import OrderHelpSheet from '../../shared/help/order-help-sheet.tsx'
import { sampleHelp } from './samples.ts'

/** The order once it is reported; its other name is seen on the sheet as soon as it has been fetched again. */
const afterwards = {
  ...sampleHelp,
  vendor_name: 'Deg of Madhapur',
  problems: sampleHelp.problems.filter(({ problem }) => problem !== 'arrived_late'),
}
const refunded = { outcome: 'refunded', refund_paise: 4000, why: null, ticket: null }
/** What the data layer needs for its first request is loaded when it is wanted. */
const LOADED = { timeout: 20_000 }
let answer: () => Response | Promise<Response>
const keys: unknown[] = []

beforeAll(() => startI18n(['help', 'common', 'errors', 'forms']))
beforeEach(() => {
  useSession.setState({ ready: true, userId: 'ananya' })
  addSampleConfig()
  storeSampleSession()
  keys.length = 0
  let help = sampleHelp
  vi.stubGlobal('fetch', async (url: URL | string, init?: RequestInit) => {
    const path = new URL(url).pathname
    if (path.endsWith('/order_help')) return Response.json(help)
    if (!path.endsWith('/report_order_problem')) return new Promise(() => {})
    const asked: { idempotency_key?: unknown } = JSON.parse(String(init?.body))
    keys.push(asked.idempotency_key)
    const answered = answer()
    help = afterwards
    return answered
  })
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

async function reportLate() {
  const queryClient = createQueryClient()
  render(
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <OrderHelpSheet orderId={sampleHelp.order_id} onClose={() => undefined} />
      </BrowserRouter>
    </QueryClientProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'It came late' }, LOADED))
  fireEvent.click(screen.getByRole('button', { name: 'Check and refund' }))
  return queryClient
}

test('the outcome of a report is told, even if the order has one problem less before the answer', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  answer = () => promise
  const queryClient = await reportLate()
  await vi.waitFor(() => expect(keys).toHaveLength(1), LOADED)
  await act(() => queryClient.invalidateQueries({ queryKey: helpKeys.all }))
  await screen.findByText(/Deg of Madhapur/, {}, LOADED)
  resolve(Response.json(refunded))
  expect(await screen.findByText('₹40 is back in your wallet', {}, LOADED)).toBeTruthy()
})

test('a report that failed is among the form errors, and goes out again with the same key', async () => {
  answer = () => Response.json({ code: 'PT409', details: 'help_window_over' }, { status: 409 })
  await reportLate()
  await screen.findByRole('alert', {}, LOADED)
  expect(formErrors()).toMatchObject([{ form: 'order-problem', kind: 'error', message: 'help_window_over' }])
  answer = () => Response.json(refunded)
  fireEvent.click(screen.getByRole('button', { name: 'Check and refund' }))
  await screen.findByText('₹40 is back in your wallet', {}, LOADED)
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})
