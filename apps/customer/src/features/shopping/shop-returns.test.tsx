// @vitest-environment happy-dom
import { addSampleConfig, storeSampleSession } from '@angadi/data/client/sample-config.ts'
import { orderKeys } from '@angadi/data/orders/keys.ts'
import { useTracking } from '@angadi/data/orders/tracking.ts'
import { createQueryClient } from '@angadi/data/query-client.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import type { ShopOrder } from '@angadi/data/shopping/shop-order.ts'
import { startI18n } from '@angadi/i18n/start-i18n.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { sampleTracking } from '../../shared/samples/orders.ts'
import { inDays, returnCard, shopOrder } from './samples.ts'
import ShopReturns from './shop-returns.tsx'

/** An order that can be returned, and the same once all of it is sent back. */
const lines = shopOrder.lines.map((line) => ({
  ...line,
  quantity: 1,
  return_until: `${inDays(9)}T18:30:00Z`,
}))
const arrived: ShopOrder = { ...shopOrder, lines }
const returned: ShopOrder = {
  ...shopOrder,
  lines: lines.map((line) => ({ ...line, returned: 1 })),
  returns: [returnCard],
}

/** The sheet, and what the data layer needs for its first request, are loaded when they are wanted. */
const SHEET_LOADED = { timeout: 20_000 }
/** The server's answer to the request for a return, which it has already carried out. */
let answer: PromiseWithResolvers<Response>

beforeAll(() => startI18n(['shopping', 'common', 'errors']))
beforeEach(() => {
  useSession.setState({ ready: true, userId: 'ananya' })
  addSampleConfig()
  storeSampleSession()
  answer = Promise.withResolvers()
  let order = arrived
  vi.stubGlobal('fetch', async (url: URL | string) => {
    const path = new URL(url).pathname
    if (path.endsWith('/order_tracking'))
      return Response.json(sampleTracking({ order: { trade: 'shopping' }, detail: order }))
    if (!path.endsWith('/request_return')) return new Promise(() => {})
    order = returned
    return answer.promise
  })
  vi.spyOn(notify, 'success')
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** The order as its screen has it. */
function Shown() {
  const { data } = useTracking('order')
  return data ? <ShopReturns tracking={data} /> : null
}

test('sending back everything, which leaves nothing to return, is told and closes the sheet', async () => {
  globalThis.history.replaceState(null, '', '/order-tracking/order?sheet=return')
  const queryClient = createQueryClient()
  render(
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <Shown />
      </BrowserRouter>
    </QueryClientProvider>,
  )
  fireEvent.change(await screen.findByLabelText('Why?', {}, SHEET_LOADED), { target: { value: 'size' } })
  fireEvent.click(screen.getByRole('button', { name: 'Request the pick-up' }))
  // The event of the return comes before the answer.
  await screen.findByRole('button', { name: 'Request the pick-up', busy: true })
  await act(() => queryClient.invalidateQueries({ queryKey: orderKeys.tracking('order') }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  answer.resolve(Response.json({ return_id: returnCard.id, number: returnCard.number }))
  await vi.waitFor(() => expect(globalThis.location.search).toBe(''))
  expect(notify.success).toHaveBeenCalledWith(expect.stringContaining('R000042'), expect.anything())
})
