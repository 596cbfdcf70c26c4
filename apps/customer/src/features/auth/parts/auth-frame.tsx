import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useIdle } from '@angadi/shell/use-idle.ts'
import { type ReactNode, Suspense, useEffect } from 'react'
import { useLabels } from '../use-labels.ts'
import { FrameView } from './frame-view.tsx'

const ClaimFigures = lazy(() => import('./claim-figures.tsx'))

/** The sign-in layout with the parts that load later (Spec §2 Sign-in screens). */
export function AuthFrame({ children }: { readonly children: ReactNode }) {
  const t = useLabels()
  const isIdle = useIdle()
  const title = `${t('title')} · ${t('brand.name')}`
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <FrameView
      t={t}
      claims={
        isIdle ? (
          <Suspense>
            <ClaimFigures />
          </Suspense>
        ) : null
      }
    >
      {children}
    </FrameView>
  )
}
