import type { RouteDeclaration } from '../route.ts'

/** The paths that the franchise app serves (Spec §2 Main routes). */
export const franchiseRoutes = {
  franchiseDashboard: {
    path: '/franchise-dashboard',
    guard: { role: 'franchise' },
    redirectTo: '/franchise',
  },
  franchise: { path: '/franchise', guard: { role: 'franchise' } },
  franchiseModule: { path: '/franchise/:module', guard: { role: 'franchise' } },
} as const satisfies Record<string, RouteDeclaration>
