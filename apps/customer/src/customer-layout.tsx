import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { type ReactNode, Suspense } from 'react'
import { HomeDoor } from './features/doors/home-door.tsx'
import { Layout } from './features/layout/layout.tsx'

const PlaceSheet = lazy(() => import('./features/location/place-sheet.tsx'))

/** What lies around and over every screen. */
export default function CustomerLayout({ children }: { readonly children: ReactNode }) {
  const { isOpen } = useSheet('place')
  return (
    <Layout>
      <HomeDoor>{children}</HomeDoor>
      {isOpen ? (
        <Suspense>
          <PlaceSheet />
        </Suspense>
      ) : null}
    </Layout>
  )
}
