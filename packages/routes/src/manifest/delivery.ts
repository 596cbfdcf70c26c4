import type { RouteDeclaration } from '../route.ts'

/** The paths that the delivery app serves (Spec §2 Main routes). */
export const deliveryRoutes = {
  driverDashboard: { path: '/driver/dashboard', guard: { role: 'delivery' } },
  /** Beyond the specification's list (docs/decisions/0110). */
  driverCash: { path: '/driver/cash', guard: { role: 'delivery' }, pays: true },
  driverOrders: { path: '/driver/orders', guard: { role: 'delivery' } },
  deliveryDashboard: { path: '/delivery-dashboard', guard: { role: 'delivery' } },
  /** Beyond the specification's list (Issue 34: the courier's own page). */
  deliveryProfile: { path: '/delivery/profile', guard: { role: 'delivery' } },
  deliveryGrocery: { path: '/delivery/grocery', guard: { role: 'delivery' } },
} as const satisfies Record<string, RouteDeclaration>
