import { createQueryClient } from '@angadi/data/query-client.ts'
import { followSession } from '@angadi/data/session/session-store.ts'
import type { Namespace } from '@angadi/i18n/resources.ts'
import { startI18n } from '@angadi/i18n/start-i18n.ts'
import type { RouteNameOf } from '@angadi/routes/manifest.ts'
import type { App } from '@angadi/routes/route.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { AppRoutes } from './app-routes.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { Surroundings } from './surroundings.tsx'

export interface StartOptions<A extends App> {
  readonly app: A
  /** The sentences that the first screen needs; others load when a screen uses them. */
  readonly namespaces: readonly Namespace[]
  /** The screens that exist, by route name, each made with `lazy`. Other routes of the app say that they are not open yet. */
  readonly screens: Partial<Record<RouteNameOf<A>, ComponentType>>
  /** What stands around every screen of this app, such as its navigation. */
  readonly layout?: ComponentType<{ readonly children: ReactNode }>
}

/** Starts an app: language, session, cache, routes with their guards, and everything that stands around the screens. */
export async function startApp<A extends App>({
  app,
  namespaces,
  screens,
  layout,
}: StartOptions<A>): Promise<void> {
  followSession()
  await startI18n(['common', 'shell', ...namespaces])
  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no #root')
  const queryClient = createQueryClient()
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <ErrorBoundary>
            <Surroundings />
            <AppRoutes app={app} screens={{ ...screens }} layout={layout} />
          </ErrorBoundary>
        </BrowserRouter>
      </QueryClientProvider>
    </StrictMode>,
  )
}
