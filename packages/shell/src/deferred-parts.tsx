import { useUserId } from '@angadi/data/session/session-store.ts'
import { AccountLanguage } from './account-language.tsx'
import { ForcedEnglish } from './forced-english.tsx'
import { NotificationListener } from './header/notification-listener.tsx'
import { StoredAnswers } from './network/stored-answers.tsx'
import { BackToTop } from './scroll/back-to-top.tsx'
import { OfflineQueue } from './submission/offline-queue.tsx'

/** Parts of every screen that load when idle. */
export default function DeferredParts() {
  const isSignedIn = useUserId() !== null
  return (
    <>
      {isSignedIn ? <NotificationListener /> : null}
      {isSignedIn ? <AccountLanguage /> : null}
      <BackToTop />
      <OfflineQueue />
      <StoredAnswers />
      <ForcedEnglish />
    </>
  )
}
