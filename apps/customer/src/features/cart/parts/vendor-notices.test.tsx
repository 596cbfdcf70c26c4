// @vitest-environment happy-dom
import { addSampleConfig } from '@angadi/data/client/sample-config.ts'
import { createQueryClient } from '@angadi/data/query-client.ts'
import { vendorOptions } from '@angadi/data/vendors/vendor.ts'
import { startI18n } from '@angadi/i18n/start-i18n.ts'
import { useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { MADHAPUR } from '../../../shared/samples/person.ts'
import { sampleRestaurant } from '../../../shared/samples/restaurants.ts'
import { VendorNotices } from './vendor-notices.tsx'

const restaurant = sampleRestaurant()
const fetched = vi.fn(async () => Response.json([restaurant]))

beforeAll(() => startI18n(['cart', 'food']))
beforeEach(() => {
  addSampleConfig()
  fetched.mockClear()
  vi.stubGlobal('fetch', fetched)
  useDeliveryLocation.setState({ location: MADHAPUR })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  useDeliveryLocation.setState({ location: undefined })
})

function show(client = createQueryClient()) {
  return render(
    <QueryClientProvider client={client}>
      <VendorNotices vendorId={restaurant.id} vendorName={restaurant.name} subtotalPaise={90_000} />
    </QueryClientProvider>,
  ).container
}

test('whose page was just read is known to the cart without another request', async () => {
  const client = createQueryClient()
  await client.fetchQuery(vendorOptions(restaurant.slug, MADHAPUR, 'en'))
  show(client)
  expect(screen.getByText(/delivery/)).toBeTruthy()
  expect(fetched).toHaveBeenCalledOnce()
})

test('the fee keeps its place while it is fetched, so that buttons below it do not move', async () => {
  const container = show()
  expect(container.children).toHaveLength(1)
  await screen.findByText(/delivery/)
  expect(container.children).toHaveLength(1)
})
