import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Announcer } from '@angadi/ui/announcer/announcer.tsx'
import { Suspense } from 'react'
import { ExtraBoundary } from './boundaries/extra-boundary.tsx'
import { lazy } from './boundaries/lazy.tsx'
import { HeaderSheets } from './header/header-sheets.tsx'
import { OfflineBanner } from './network/offline-banner.tsx'
import { SessionKeeper } from './session/session-keeper.tsx'
import { useIdle } from './use-idle.ts'

const Toaster = lazy(async () => ({ default: (await import('@angadi/ui/toaster/toaster.tsx')).Toaster }))
const DomainNotice = lazy(() => import('./network/domain-notice.tsx'))
const QuietParts = lazy(() => import('./quiet-parts.tsx'))
const PwaParts = lazy(() => import('./pwa/pwa-parts.tsx'))

/** What every app has around its screens: the way past the navigation, messages, and the state of the network. */
export function Surroundings() {
  const { t } = useTranslation('shell')
  const isIdle = useIdle()
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-toast focus:rounded-md focus:bg-surface-raised focus:p-3 focus:shadow-floating"
      >
        {t('skipToContent')}
      </a>
      <OfflineBanner />
      <Announcer />
      <HeaderSheets />
      <SessionKeeper />
      {isIdle ? (
        <ExtraBoundary>
          <Suspense>
            <Toaster label={t('messages')} />
            <QuietParts />
            <DomainNotice />
            <PwaParts />
          </Suspense>
        </ExtraBoundary>
      ) : null}
    </>
  )
}
