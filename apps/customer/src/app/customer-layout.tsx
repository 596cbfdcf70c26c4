import { useDevicePosition } from '@angadi/location/device-position-store.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { type ReactNode, Suspense, useRef } from 'react'
import { HomeGuard } from '../features/access/home-guard.tsx'
import { Layout } from '../features/layout/layout.tsx'
import { useRestoredFocus } from '../shared/item/use-restored-focus.ts'

const LiveLocation = lazy(() => import('../features/location/live-location.tsx'))
const LocationSheet = lazy(() => import('../features/location/location-sheet.tsx'))

/** The layout of every customer screen, with the location sheet over it. */
export default function CustomerLayout({ children }: { readonly children: ReactNode }) {
  const { isOpen } = useSheet('location')
  const page = useRef(document.body)
  // The element that opened the sheet may be gone once a location is chosen, such as the "where to?" section.
  useRestoredFocus(isOpen, page, '[data-location-chip], #main')
  const isFollowing = useDevicePosition((state) => state.isFollowing)
  return (
    <Layout>
      <HomeGuard>{children}</HomeGuard>
      {isFollowing ? (
        <Suspense>
          <LiveLocation />
        </Suspense>
      ) : null}
      {isOpen ? (
        <Suspense>
          <LocationSheet />
        </Suspense>
      ) : null}
    </Layout>
  )
}
