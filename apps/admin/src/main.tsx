import '@angadi/ui/styles.css'
import { startApp } from '@angadi/shell/start-app.tsx'
import { lazy } from 'react'
import { ConsoleLayout } from './console-layout.tsx'

void startApp({
  app: 'admin',
  namespaces: ['admin'],
  layout: ConsoleLayout,
  screens: { admin: lazy(() => import('./features/orders/board-screen.tsx')) },
})
