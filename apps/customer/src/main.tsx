import '@angadi/ui/styles.css'
import { matchRoute } from '@angadi/routes/match-route.ts'
import { startApp } from '@angadi/shell/start-app.tsx'
import { bareScreens, CustomerLayout, loadHome, loadLayout, screens } from './app.tsx'

/** Begins to fetch what the first screen is made of while the sentences are still on their way. */
function fetchAhead(load: () => Promise<unknown>): void {
  // Whoever shows it meets the same failure, and tells it.
  load().catch(() => undefined)
}

const name = matchRoute(window.location.pathname)?.route.name ?? 'notFound'
if (name === 'home') fetchAhead(loadHome)
if (!(name in bareScreens)) fetchAhead(loadLayout)

void startApp({
  app: 'customer',
  namespaces: ['home', 'food', 'location', 'routes'],
  screens,
  layout: CustomerLayout,
  bareScreens,
  bareNamespaces: ['auth'],
})
