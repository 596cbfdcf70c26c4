import '@angadi/ui/styles.css'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { startApp } from '@angadi/shell/start-app.tsx'
import { FIRST_NAMESPACES } from './app/first-namespaces.ts'

const ConsoleLayout = lazy(() => import('./app/console-layout.tsx'))

void startApp({
  app: 'admin',
  namespaces: FIRST_NAMESPACES,
  layout: ConsoleLayout,
  screens: {
    admin: lazy(() => import('./features/orders/board-screen.tsx')),
    adminGroceryOrders: lazy(() => import('./features/grocery/grocery-orders-screen.tsx')),
    adminOrder: lazy(() => import('./features/orders/order-screen.tsx')),
    adminProviderApprovals: lazy(() => import('./features/approvals/approvals-screen.tsx')),
    adminProviderApproval: lazy(() => import('./features/approvals/approval-screen.tsx')),
    adminModule: lazy(() => import('./app/module-screen.tsx')),
  },
})
