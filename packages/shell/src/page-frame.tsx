import { matchRoute } from '@angadi/routes/match-route.ts'
import { type ComponentType, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { lazy } from './boundaries/lazy.tsx'
import { RouteBoundary } from './boundaries/route-boundary.tsx'
import { Ready, Shown } from './recovery/stands.tsx'
import { useIdle } from './use-idle.ts'
import { Waiting } from './waiting.tsx'
import type { WholePageProps } from './whole-page.tsx'

/** Fetches the whole page ahead of its first showing. */
export const loadWholePage = () => import('./whole-page.tsx')
const WholePage = lazy(loadWholePage)

export interface PageFrameProps extends Omit<WholePageProps, 'bare'> {
  readonly bareScreens: Readonly<Record<string, ComponentType | undefined>>
}

/**
 * Chooses between the two kinds of pages: a bare screen comes by itself and what stands around it in a quiet moment;
 * every other screen waits for the cache and the layout.
 */
export function PageFrame({ bareScreens, ...whole }: PageFrameProps) {
  const { pathname } = useLocation()
  const isIdle = useIdle()
  const Bare = bareScreens[matchRoute(pathname)?.route.name ?? '']
  return (
    <>
      {isIdle || !Bare ? (
        <Suspense fallback={Bare ? null : <Waiting />}>
          <WholePage {...whole} bare={Bare !== undefined} />
        </Suspense>
      ) : null}
      {Bare ? (
        <Suspense fallback={<Waiting />}>
          <RouteBoundary path={pathname}>
            <Bare />
            <Ready />
            <Shown />
          </RouteBoundary>
        </Suspense>
      ) : null}
    </>
  )
}
