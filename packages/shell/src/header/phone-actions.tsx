import { useUserId } from '@angadi/data/session/session-store.ts'
import { Suspense } from 'react'
import { lazy } from '../boundaries/lazy.tsx'
import { LanguageButton } from './language-button.tsx'

const NotificationBell = lazy<object>(async () => ({
  default: (await import('./notification-bell.tsx')).NotificationBell,
}))

/**
 * Language and notification buttons in the header on phones; wider screens have both in the bar above (Spec §1 Header
 * selector).
 */
export function PhoneActions() {
  const userId = useUserId()
  return (
    <span className="contents md:hidden">
      <LanguageButton />
      {userId === null ? null : (
        <span className="inline-block size-touch">
          <Suspense>
            <NotificationBell />
          </Suspense>
        </span>
      )}
    </span>
  )
}
