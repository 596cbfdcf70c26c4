import { Suspense } from 'react'
import { ExtraBoundary } from '../boundaries/extra-boundary.tsx'
import { lazy } from '../boundaries/lazy.tsx'
import type { ContactActionsProps } from './contact-actions.tsx'

const ContactActions = lazy(() => import('./contact-actions.tsx'))

/** The buttons to write to and call another party of an order; the code comes after the screen that shows them. */
export function ContactSlot(props: ContactActionsProps) {
  return (
    <ExtraBoundary>
      <Suspense>
        <ContactActions {...props} />
      </Suspense>
    </ExtraBoundary>
  )
}
