import type { RouteDeclaration } from '../route.ts'

/** The paths that the admin app serves (Spec §2 Main routes). */
export const adminRoutes = {
  reports: { path: '/reports', guard: { role: 'admin' } },
  adminProviderApprovals: { path: '/admin/provider-approvals', guard: { role: 'admin' } },
  adminProviderApproval: {
    path: '/admin/provider-approvals/:applicationId',
    guard: { role: 'admin' },
  },
  testing: { path: '/testing', guard: { role: 'admin' } },
  foodTesting: { path: '/food-testing', guard: { role: 'admin' } },
  adminDashboard: { path: '/admin-dashboard', guard: { role: 'admin' }, redirectTo: '/admin' },
  admin: { path: '/admin', guard: { role: 'admin' } },
  adminOrder: { path: '/admin/orders/:orderId', guard: { role: 'admin' } },
  adminModule: { path: '/admin/:module', guard: { role: 'admin' } },
  adminGroceryOrders: { path: '/admin/grocery-orders', guard: { role: 'admin' } },
} as const satisfies Record<string, RouteDeclaration>
