import type { RouteDeclaration } from '../route.ts'

/** The paths that the clinic app serves (Spec §2 Main routes). */
export const clinicRoutes = {
  doctor: { path: '/doctor', guard: { role: 'doctor' } },
  hospital: { path: '/hospital', guard: { role: 'hospital' } },
} as const satisfies Record<string, RouteDeclaration>
