import '@angadi/ui/styles.css'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { startApp } from '@angadi/shell/start-app.tsx'
import { ConsoleLayout } from './console-layout.tsx'

void startApp({
  app: 'admin',
  namespaces: ['admin'],
  layout: ConsoleLayout,
  screens: { admin: lazy(() => import('./features/orders/board-screen.tsx')) },
})
