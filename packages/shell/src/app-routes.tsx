import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { routes } from '@angadi/routes/manifest.ts'
import { matchRoute } from '@angadi/routes/match-route.ts'
import type { App, Route as RouteEntry } from '@angadi/routes/route.ts'
import { type ComponentType, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { Navigate, Route, Routes, useLocation, useNavigationType } from 'react-router-dom'
import { lazy } from './boundaries/lazy.tsx'
import { RouteBoundary } from './boundaries/route-boundary.tsx'
import { Guarded } from './guarded.tsx'
import { usePageHeadStore } from './head/page-head.ts'
import { Ready, Shown } from './recovery/boot-signals.tsx'
import { thisApp } from './this-app.ts'
import { useIdle } from './use-idle.ts'
import { useRouteLabels } from './use-route-labels.ts'
import { Waiting } from './waiting.tsx'

const NotFoundScreen = lazy(() => import('./screens/not-found-screen.tsx'))
const NotOpenYetScreen = lazy(() => import('./screens/not-open-yet-screen.tsx'))

export interface AppRoutesProps {
  readonly app: App
  readonly screens: Readonly<Record<string, ComponentType | undefined>>
  readonly layout: ComponentType<{ readonly children: ReactNode }> | undefined
  /** Shown on routes without a screen. */
  readonly closedScreen?: ComponentType | undefined
}

/** The routes of one app, built from the manifest. */
export function AppRoutes({
  app,
  screens,
  layout: Layout = Plain,
  closedScreen: Closed = NotOpenYetScreen,
}: AppRoutesProps) {
  useDocumentHead()
  return (
    <Layout>
      <Suspense fallback={<Waiting />}>
        <Routes>
          {routes
            .filter((route) => route.app === app && route.path !== '*')
            .map((route) => (
              <Route
                key={route.name}
                path={route.path}
                element={<RouteElement route={route} Screen={screens[route.name] ?? Closed} />}
              />
            ))}
          <Route path="*" element={<Elsewhere />} />
        </Routes>
      </Suspense>
    </Layout>
  )
}

function Plain({ children }: { readonly children: ReactNode }) {
  return children
}

function RouteElement({ route, Screen }: { readonly route: RouteEntry; readonly Screen: ComponentType }) {
  const { search } = useLocation()
  if (route.redirectTo !== undefined) return <Navigate replace to={route.redirectTo + search} />
  return (
    <RouteBoundary path={route.path}>
      <Guarded guard={route.guard}>
        <Screen />
        <Shown />
      </Guarded>
      <Ready />
    </RouteBoundary>
  )
}

/** A path of another app is loaded from the server; an unknown one is not found. */
function Elsewhere() {
  const { pathname } = useLocation()
  const isOtherApps = (matchRoute(pathname)?.route.app ?? thisApp()) !== thisApp()
  useEffect(() => {
    if (isOtherApps) window.location.reload()
  }, [isOtherApps])
  return isOtherApps ? <Waiting /> : <NotFoundScreen />
}

/** Sets the document's head by the screen, or by the route, and starts a new screen at its top. */
function useDocumentHead(): void {
  const { t } = useTranslation('common')
  const { pathname } = useLocation()
  const navigation = useNavigationType()
  const lastPath = useRef(pathname)
  const labels = useRouteLabels(matchRoute(pathname)?.route.name ?? 'notFound')
  const head = usePageHeadStore((state) => state.head)
  const isIdle = useIdle()
  const title = `${head?.title ?? labels.title} · ${t('appName')}`
  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(() => {
    // The server has written the rest into the first page of a visit, and nobody sees it.
    if (!isIdle) return
    const written = head ?? { title: labels.title, description: labels.what }
    void import('./head/write-head.ts')
      .then(({ writeHead }) => writeHead(pathname, title, written))
      .catch(() => undefined)
  }, [isIdle, pathname, title, head, labels.title, labels.what])
  useEffect(() => {
    if (lastPath.current === pathname) return
    lastPath.current = pathname
    if (navigation !== 'POP') window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname, navigation])
}
