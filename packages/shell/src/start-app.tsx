import { followSession } from '@angadi/data/session/follow-session.ts'
import { whenIdle } from '@angadi/data/when-idle.ts'
import type { Namespace } from '@angadi/i18n/resources.ts'
import { startI18n } from '@angadi/i18n/start-i18n.ts'
import { cleanPath } from '@angadi/routes/clean-path.ts'
import type { RouteNameOf } from '@angadi/routes/manifest.ts'
import { matchRoute } from '@angadi/routes/match-route.ts'
import type { App } from '@angadi/routes/route.ts'
import { type ComponentType, type ReactNode, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, useLocation } from 'react-router-dom'
import type { AppPageProps } from './app-page.tsx'
import { AppBoundary } from './boundaries/app-boundary.tsx'
import { lazy } from './boundaries/lazy.tsx'
import { RouteBoundary } from './boundaries/route-boundary.tsx'
import { catchGlobalErrors } from './logging/global-errors.ts'
import { SHARED_NAMESPACES } from './preload/shared-namespaces.ts'
import { keepInstallOffer } from './pwa/install-offer.ts'
import { Painted, Ready, Shown } from './recovery/boot-signals.tsx'
import { catchPolicyViolations } from './safety/policy-violations.ts'
import { useIdle } from './use-idle.ts'
import { Waiting } from './waiting.tsx'

/** The cache, the routes and the app chrome: everything that a bare screen does not need. */
const AppPage = lazy(() => import('./app-page.tsx'))

/**
 * How long the first rendering waits for the code and data of the first screen, in milliseconds. React shows a screen
 * 0.3 s after a loading state at the earliest, so one that is about to come is better shown without.
 */
const FIRST_SCREEN_WAIT_MS = 1000

export interface StartOptions<A extends App> {
  readonly app: A
  /** The message namespaces that the first screen needs; others load when a screen uses them. */
  readonly namespaces: readonly Namespace[]
  /**
   * The screens that exist, by route name, each made with `lazy`. Other routes of the app show that they are not open
   * yet.
   */
  readonly screens: Partial<Record<RouteNameOf<A>, ComponentType>>
  /** What those routes show, in place of the screen of all apps; made with `lazy`. */
  readonly closedScreen?: ComponentType
  /** The layout around every screen of this app, such as its navigation. */
  readonly layout?: ComponentType<{ readonly children: ReactNode }>
  /** Bare screens, without layout and cache, so that they show at once; by route name. */
  readonly bareScreens?: Partial<Record<RouteNameOf<A>, ComponentType>>
  /** The message namespaces that a bare screen needs at once, in place of `namespaces`. */
  readonly bareNamespaces?: readonly Namespace[]
  /** What the first screen should know, being fetched. */
  readonly firstData?: Promise<unknown>
}

/** Starts an app: language, session, cache, routes with their guards, and everything around the screens. */
export async function startApp<A extends App>({
  app,
  namespaces,
  screens,
  closedScreen,
  layout,
  bareScreens = {},
  bareNamespaces = [],
  firstData,
}: StartOptions<A>): Promise<void> {
  catchGlobalErrors()
  catchPolicyViolations()
  followSession()
  keepInstallOffer()
  leaveSentence()
  const name = matchRoute(window.location.pathname)?.route.name ?? ''
  const isBare = name in bareScreens
  // Fetched in parallel with the translations.
  const shown: Readonly<Record<string, ComponentType | undefined>> = isBare ? bareScreens : screens
  const parts = isBare ? [shown[name]] : [AppPage, layout, shown[name] ?? closedScreen]
  const preloaded = parts.map((part) => (part && 'preload' in part ? part.preload() : undefined))
  // What fails here fails again where it is rendered, and is shown there.
  const begun = Promise.allSettled([...preloaded, firstData])
  await startI18n([...SHARED_NAMESPACES, ...(isBare ? bareNamespaces : namespaces)])
  await Promise.race([begun, new Promise((resolve) => setTimeout(resolve, FIRST_SCREEN_WAIT_MS))])
  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no #root')
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <AppBoundary>
          <Painted />
          <PageFrame
            app={app}
            screens={{ ...screens }}
            closedScreen={closedScreen}
            layout={layout}
            bareScreens={{ ...bareScreens }}
          />
        </AppBoundary>
      </BrowserRouter>
    </StrictMode>,
  )
  // Without a network the background services may fail to load: the next page loads them.
  whenIdle(
    () =>
      void import('./safety/start-safety.ts').then(({ startSafety }) => startSafety()).catch(() => undefined),
  )
}

/** A copied address with the end of a sentence behind it, which the service worker answered: the page itself is meant. */
function leaveSentence(): void {
  const { pathname, search, hash } = window.location
  const clean = cleanPath(pathname)
  if (clean !== undefined) window.history.replaceState(window.history.state, '', `${clean}${search}${hash}`)
}

interface PageFrameProps extends Omit<AppPageProps, 'bare'> {
  readonly bareScreens: Readonly<Record<string, ComponentType | undefined>>
}

/**
 * Chooses between the two kinds of pages: a bare screen loads alone, and everything around it when idle; every other
 * screen waits for the cache and the layout.
 */
function PageFrame({ bareScreens, ...whole }: PageFrameProps) {
  const { pathname } = useLocation()
  const isIdle = useIdle()
  const Bare = bareScreens[matchRoute(pathname)?.route.name ?? '']
  return (
    <>
      {isIdle || !Bare ? (
        <Suspense fallback={Bare ? null : <Waiting />}>
          <AppPage {...whole} bare={Bare !== undefined} />
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
