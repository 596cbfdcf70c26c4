import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useRideOffer } from '../../features/offers/ride-offer.ts'
import type { JobTrade } from '../../shared/trade/job-trade.ts'

const RideJob = lazy(() => import('../../features/jobs/ride/ride-job.tsx'))
const RideDone = lazy(() => import('../../features/jobs/ride/ride-done.tsx'))

/** Rides: to the pick-up, the code, the stops, and the fare at the end. */
export default { Job: RideJob, Done: RideDone, useOfferWords: useRideOffer } satisfies JobTrade
