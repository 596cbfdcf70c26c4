import { useUserId } from '@angadi/data/session/session-store.ts'
import { AccountLanguage } from './account-language.tsx'
import { ForcedEnglish } from './forced-english.tsx'
import { Arrivals } from './header/arrivals.tsx'
import { KeptAnswers } from './network/kept-answers.tsx'
import { BackToTop } from './scroll/back-to-top.tsx'
import { OfflineQueue } from './submission/offline-queue.tsx'

/** What every screen has, and what can wait for a quiet moment. */
export default function QuietParts() {
  const isSignedIn = useUserId() !== null
  return (
    <>
      {isSignedIn ? <Arrivals /> : null}
      {isSignedIn ? <AccountLanguage /> : null}
      <BackToTop />
      <OfflineQueue />
      <KeptAnswers />
      <ForcedEnglish />
    </>
  )
}
