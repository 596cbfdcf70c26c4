import { createQueryClient } from '@angadi/data/query-client.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Announcer } from '@angadi/ui/announcer/announcer.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { AppRoutes, type AppRoutesProps } from './app-routes.tsx'
import { ExtraBoundary } from './boundaries/extra-boundary.tsx'
import { lazy } from './boundaries/lazy.tsx'
import { HeaderSheets } from './header/header-sheets.tsx'
import { OfflineBanner } from './network/offline-banner.tsx'
import { SessionKeeper } from './session/session-keeper.tsx'
import { useIdle } from './use-idle.ts'

// Loaded when idle, after the first screen, and may be missing offline: toasts, the deferred parts of every screen, the
// notice about an unknown host, and what makes the page installable.
const Toaster = lazy(async () => ({ default: (await import('@angadi/ui/toaster/toaster.tsx')).Toaster }))
const DomainNotice = lazy(() => import('./network/domain-notice.tsx'))
const DeferredParts = lazy(() => import('./deferred-parts.tsx'))
const PwaParts = lazy(() => import('./pwa/pwa-parts.tsx'))

export interface AppPageProps extends AppRoutesProps {
  /** Whether a bare screen is shown: then only the app chrome is rendered. */
  readonly bare: boolean
}

/** Everything that needs the query cache: the app chrome, and the screens with their guards. */
export default function AppPage({ bare, ...whole }: AppPageProps) {
  const [queryClient] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <AppChrome />
      {bare ? null : <AppRoutes {...whole} />}
    </QueryClientProvider>
  )
}

/** The parts around every app's screens: skip link, offline banner, announcements, header sheets, session, toasts. */
function AppChrome() {
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
            <DeferredParts />
            <DomainNotice />
            <PwaParts />
          </Suspense>
        </ExtraBoundary>
      ) : null}
    </>
  )
}
