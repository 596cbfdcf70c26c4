import type { RouteDeclaration } from '../route.ts'

/** The paths that the vendor app serves (Spec §2 Main routes). */
export const vendorRoutes = {
  salonDashboard: { path: '/salon/dashboard', guard: { role: 'vendor' } },
  salonAppointments: { path: '/salon/appointments', guard: { role: 'vendor' } },
  salonServices: { path: '/salon/services', guard: { role: 'vendor' } },
  vendorBookings: { path: '/vendor/bookings', guard: { role: 'vendor' } },
  restaurantDashboard: { path: '/restaurant-dashboard', guard: { role: 'vendor' } },
  vendorHub: { path: '/vendor/hub', guard: { role: 'vendor' } },
  vendorProfile: { path: '/vendor/profile', guard: { role: 'vendor' } },
  vendorAnalytics: { path: '/vendor/analytics', guard: { role: 'vendor' } },
  vendorPeople: { path: '/vendor/people', guard: { role: 'vendor' } },
  vendorInvitation: { path: '/vendor/invitation', guard: 'login' },
  vendorSettings: { path: '/vendor/settings', guard: { role: 'vendor' } },
  vendorProducts: { path: '/vendor/products', guard: { role: 'vendor' } },
  vendorOrdersOrderIdPicking: { path: '/vendor/orders/:orderId/picking', guard: { role: 'vendor' } },
  vendorOrders: { path: '/vendor/orders', guard: { role: 'vendor' } },
  vendorRound: { path: '/vendor/round', guard: { role: 'vendor' } },
  vendorSubscriptions: { path: '/vendor/subscriptions', guard: { role: 'vendor' } },
  vendor: { path: '/vendor', guard: { role: 'vendor' } },
  vendorShopping: { path: '/vendor/shopping', guard: 'public' },
  vendorShoppingProducts: { path: '/vendor/shopping/products', guard: 'public' },
  vendorShoppingOrders: { path: '/vendor/shopping/orders', guard: 'public' },
  vendorDashboard: { path: '/vendor-dashboard', guard: 'login' },
} as const satisfies Record<string, RouteDeclaration>
