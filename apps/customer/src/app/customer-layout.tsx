import { useDevicePosition } from '@angadi/location/device-position-store.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { type ReactNode, Suspense, useRef } from 'react'
import { HomeGuard } from '../features/access/home-guard.tsx'
import { Layout } from '../features/layout/layout.tsx'
import { ASSISTANT_SHEET } from '../shared/assistant/assistant-sheet-name.ts'
import { useRestoredFocus } from '../shared/item/use-restored-focus.ts'

const LiveLocation = lazy(() => import('../features/location/live-location.tsx'))
const AssistantSheet = lazy(() => import('../shared/assistant/assistant-sheet.tsx'))
const LocationSheet = lazy(() => import('../features/location/location-sheet.tsx'))

/** The layout of every customer screen, with the sheets that open over any of them: the location and the assistant. */
export default function CustomerLayout({ children }: { readonly children: ReactNode }) {
  const { isOpen } = useSheet('location')
  const assistant = useSheet(ASSISTANT_SHEET)
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
      {assistant.isOpen ? (
        <Suspense>
          <AssistantSheet onClose={assistant.close} />
        </Suspense>
      ) : null}
    </Layout>
  )
}
