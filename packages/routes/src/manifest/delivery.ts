import type { RouteDeclaration } from '../route.ts'

/** The paths that the delivery app serves (Spec §2 Main routes). */
export const deliveryRoutes = {
  driverDashboard: { path: '/driver/dashboard', guard: { role: 'delivery' } },
  driverOrders: { path: '/driver/orders', guard: { role: 'delivery' } },
  deliveryDashboard: { path: '/delivery-dashboard', guard: { role: 'delivery' } },
  deliveryGrocery: { path: '/delivery/grocery', guard: { role: 'delivery' } },
} as const satisfies Record<string, RouteDeclaration>
