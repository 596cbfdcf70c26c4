// @vitest-environment happy-dom
import type { RespondToOffer } from '@angadi/data/courier-console/change.ts'
import type { JobOffer } from '@angadi/data/courier-console/jobs.ts'
import { courierKeys } from '@angadi/data/courier-console/keys.ts'
import type { OfferOutcome } from '@angadi/data/courier-console/outcomes.ts'
import { AppError } from '@angadi/data/errors/app-error.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { startI18n } from '@angadi/i18n/start-i18n.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { sampleOffer } from '../../shared/samples.ts'
import { useMissedOffer } from './missed-offer.ts'
import { useOfferDesk } from './use-offer-desk.ts'

const COURIER = 'courier'

beforeAll(() => startI18n(['delivery', 'errors']))
beforeEach(() => {
  document.documentElement.dataset['app'] = 'delivery'
  useSession.setState({ ready: true, userId: COURIER })
  vi.spyOn(notify, 'info')
  vi.spyOn(notify, 'problem')
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** The hook with open offers; the test answers its server calls. */
function deskWith(
  offers: readonly JobOffer[],
  { respond, outcome = 'lost' }: { readonly respond: RespondToOffer; readonly outcome?: OfferOutcome },
) {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, refetchOnMount: false, staleTime: Infinity } },
  })
  queryClient.setQueryData(courierKeys.offers(COURIER), offers)
  // There is no server to fetch from again, and how long it takes to find that out would decide the outcome.
  vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue()
  const outcomeOf = vi.fn(async () => outcome)
  const { result } = renderHook(
    () => ({ desk: useOfferDesk({ respond, outcomeOf }), path: useLocation().pathname }),
    {
      wrapper: ({ children }) => (
        <QueryClientProvider client={queryClient}>
          <MemoryRouter initialEntries={['/driver/dashboard']}>{children}</MemoryRouter>
        </QueryClientProvider>
      ),
    },
  )
  const withdraw = () => tap(() => void queryClient.setQueryData(courierKeys.offers(COURIER), () => []))
  return { desk: () => result.current.desk, path: () => result.current.path, outcomeOf, withdraw }
}

/** Runs an action and flushes everything that does not wait for a timer. */
const tap = (press: () => void) =>
  act(async () => {
    press()
    await new Promise((resolve) => setTimeout(resolve))
  })
const network = () => new AppError('network', 'network', true)

test('accepting leads to the job', async () => {
  const respond = vi.fn<RespondToOffer>(async () => ({ outcome: 'accepted', order_id: 'order' }))
  const { desk, path } = deskWith([sampleOffer()], { respond })
  await tap(() => desk().accept())
  expect(desk().offer).toBeUndefined()
  expect(path()).toBe('/delivery-dashboard')
  expect(notify.info).not.toHaveBeenCalled()
})

test('two taps within one drawing accept once', async () => {
  const respond = vi.fn<RespondToOffer>(async () => ({ outcome: 'accepted', order_id: 'order' }))
  const { desk } = deskWith([sampleOffer()], { respond })
  await tap(() => {
    desk().accept()
    desk().accept()
    desk().decline()
  })
  expect(respond).toHaveBeenCalledExactlyOnceWith({ offer_id: 'offer', accept: true })
})

test('another courier being faster is told, and the next offer comes up', async () => {
  const respond: RespondToOffer = async () => ({ outcome: 'too_late', order_id: 'order' })
  const next = sampleOffer({ offer_id: 'next' })
  const { desk, path } = deskWith([sampleOffer(), next], { respond })
  await tap(() => desk().accept())
  expect(desk().offer?.offer_id).toBe('next')
  expect(path()).toBe('/driver/dashboard')
  expect(notify.info).toHaveBeenCalledExactlyOnceWith(
    'Another courier was faster. The next job comes soon.',
    expect.anything(),
  )
})

test('time that runs out while the answer is under way takes the offer from nobody', async () => {
  const answer = Promise.withResolvers<Awaited<ReturnType<RespondToOffer>>>()
  const { desk, path } = deskWith([sampleOffer()], { respond: () => answer.promise })
  await tap(() => desk().accept())
  await tap(() => desk().ranOut())
  expect(desk().offer?.offer_id, 'it stays until the server has said who was first').toBe('offer')
  expect(desk().busy).toBe('accept')
  await tap(() => answer.resolve({ outcome: 'accepted', order_id: 'order' }))
  expect(path()).toBe('/delivery-dashboard')
  expect(notify.info).not.toHaveBeenCalled()
})

test('time that runs out on a line that then breaks ends the offer instead of leaving it on the screen', async () => {
  const answer = Promise.withResolvers<never>()
  const { desk } = deskWith([sampleOffer()], { respond: () => answer.promise })
  await tap(() => desk().accept())
  await tap(() => desk().ranOut())
  await tap(() => answer.reject(network()))
  expect(desk().offer).toBeUndefined()
  expect(notify.info).toHaveBeenCalledExactlyOnceWith(
    'You missed this job: its time was over, and it goes to another courier. The next one rings by itself.',
    expect.anything(),
  )
})

test('an accept that found no network can be tried again', async () => {
  const respond = vi.fn<RespondToOffer>(async () => ({ outcome: 'accepted', order_id: 'order' }))
  respond.mockRejectedValueOnce(network())
  const { desk, path } = deskWith([sampleOffer()], { respond })
  await tap(() => desk().accept())
  expect(notify.problem).toHaveBeenCalledOnce()
  expect(desk().offer?.offer_id).toBe('offer')
  await tap(() => desk().accept())
  expect(path()).toBe('/delivery-dashboard')
})

test('a declined offer goes at once and comes back when nobody could be told', async () => {
  const answer = Promise.withResolvers<never>()
  const { desk } = deskWith([sampleOffer()], { respond: () => answer.promise })
  await tap(() => desk().decline())
  expect(desk().offer).toBeUndefined()
  await tap(() => answer.reject(network()))
  expect(desk().offer?.offer_id).toBe('offer')
  expect(notify.problem).toHaveBeenCalledOnce()
})

test('an offer that runs out is over, and nobody is asked what became of it', async () => {
  const { desk, outcomeOf } = deskWith([sampleOffer()], { respond: vi.fn<RespondToOffer>() })
  await tap(() => desk().ranOut())
  expect(desk().offer).toBeUndefined()
  expect(useMissedOffer.getState().missed).toMatchObject({ vendor: 'Deg & Dastarkhwan', why: 'expired' })
  expect(outcomeOf).not.toHaveBeenCalled()
  expect(notify.info).toHaveBeenCalledExactlyOnceWith(
    'You missed this job: its time was over, and it goes to another courier. The next one rings by itself.',
    expect.anything(),
  )
})

test('an offer that goes away by itself is explained', async () => {
  const { desk, withdraw, outcomeOf } = deskWith([sampleOffer()], {
    respond: vi.fn<RespondToOffer>(),
    outcome: 'withdrawn',
  })
  await withdraw()
  expect(desk().offer).toBeUndefined()
  expect(outcomeOf).toHaveBeenCalledExactlyOnceWith('offer')
  expect(notify.info).toHaveBeenCalledOnce()
})
