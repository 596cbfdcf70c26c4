import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useParcelOffer } from '../../features/parcels/parcel-offer.ts'
import type { JobTrade } from '../../shared/trade/job-trade.ts'

const ParcelJobView = lazy(() => import('../../features/parcels/parcel-job-view.tsx'))
const ParcelDone = lazy(() => import('../parcel-done.tsx'))

/** Parcels: several doors, each with a code, a photo or a signature. */
export default { Job: ParcelJobView, Done: ParcelDone, useOfferWords: useParcelOffer } satisfies JobTrade
