import '@angadi/ui/styles.css'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { startApp } from '@angadi/shell/start-app.tsx'
import { FIRST_WORDS } from './first-words.ts'

const ConsoleLayout = lazy(() => import('./console-layout.tsx'))

void startApp({
  app: 'admin',
  namespaces: FIRST_WORDS,
  layout: ConsoleLayout,
  screens: {
    admin: lazy(() => import('./features/orders/board-screen.tsx')),
    adminModule: lazy(() => import('./features/settings/module-screen.tsx')),
  },
})
