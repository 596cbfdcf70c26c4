import { chunkPlan } from '@angadi/domain/recovery/retry-plan.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { type ReactNode, useEffect } from 'react'
import { useIdle } from '../use-idle.ts'
import { FailureScreen } from './failure-screen.tsx'
import { HomeLink } from './home-link.tsx'
import { type FailureProps, RetryingBoundary } from './retrying-boundary.tsx'
import { useFailureLabels } from './use-failure-labels.ts'

/**
 * Wraps everything. A part that did not load is retried up to 3 times, after 1 s plus 1 s per retry; everything else
 * waits for the user (Spec §4 Error boundaries).
 */
export function AppBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <RetryingBoundary name="app" plan={chunkPlan} screen={AppFailure}>
      <PreloadedLabels />
      {children}
    </RetryingBoundary>
  )
}

/** The error screen for failures outside of every screen. */
export function AppFailure({ kind, onHold: _, ...rest }: FailureProps) {
  const labels = useFailureLabels()
  return (
    <FailureScreen
      {...rest}
      title={kind === 'chunk' ? labels.broken : labels.appTitle}
      text={kind === 'chunk' ? labels.loading : labels.unexpected}
      home={<HomeLink />}
    />
  )
}

/** Preloads the messages of the error screens, which may later be needed without a network. */
function PreloadedLabels() {
  const { i18n } = useTranslation('shell', { useSuspense: false })
  const isIdle = useIdle()
  useEffect(() => {
    if (isIdle) void i18n.loadNamespaces('recovery')
  }, [isIdle, i18n])
  return null
}
