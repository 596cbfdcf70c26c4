import { useWhere } from '@angadi/location/where-store.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { type ReactNode, Suspense, useRef } from 'react'
import { useKeptFocus } from './dish/use-kept-focus.ts'
import { HomeDoor } from './features/doors/home-door.tsx'
import { Layout } from './features/layout/layout.tsx'

const LivePlace = lazy(() => import('./features/location/live-place.tsx'))
const PlaceSheet = lazy(() => import('./features/location/place-sheet.tsx'))

/** What lies around and over every screen. */
export default function CustomerLayout({ children }: { readonly children: ReactNode }) {
  const { isOpen } = useSheet('place')
  const page = useRef(document.body)
  // What opened the sheet is often gone once a place is chosen, such as the question for it.
  useKeptFocus(isOpen, page, '[data-location-chip], #main')
  const isFollowing = useWhere((state) => state.isFollowing)
  return (
    <Layout>
      <HomeDoor>{children}</HomeDoor>
      {isFollowing ? (
        <Suspense>
          <LivePlace />
        </Suspense>
      ) : null}
      {isOpen ? (
        <Suspense>
          <PlaceSheet />
        </Suspense>
      ) : null}
    </Layout>
  )
}
