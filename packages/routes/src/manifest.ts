import { adminRoutes } from './manifest/admin.ts'
import { clinicRoutes } from './manifest/clinic.ts'
import { customerRoutes } from './manifest/customer.ts'
import { deliveryRoutes } from './manifest/delivery.ts'
import { franchiseRoutes } from './manifest/franchise.ts'
import { vendorRoutes } from './manifest/vendor.ts'
import type { App, Route, RouteDeclaration } from './route.ts'

/** Every route of the product by app and name: the only place where paths are written down (Spec §2). */
export const manifest = {
  customer: customerRoutes,
  vendor: vendorRoutes,
  delivery: deliveryRoutes,
  admin: adminRoutes,
  franchise: franchiseRoutes,
  clinic: clinicRoutes,
} as const satisfies Record<App, Record<string, RouteDeclaration>>

const declarations = {
  ...customerRoutes,
  ...vendorRoutes,
  ...deliveryRoutes,
  ...adminRoutes,
  ...franchiseRoutes,
  ...clinicRoutes,
} as const

/** The declarations of all apps by route name; names are unique across apps. */
export type Declarations = typeof declarations
export type RouteName = keyof Declarations

/** The names of the routes that one app serves. */
export type RouteNameOf<A extends App> = keyof (typeof manifest)[A]

function routesOf(app: App): Route[] {
  const declared: Record<string, RouteDeclaration> = manifest[app]
  return Object.entries(declared).map(([name, declaration]) => ({ ...declaration, name, app }))
}

/** All routes, app by app. */
export const routes: readonly Route[] = [
  ...routesOf('customer'),
  ...routesOf('vendor'),
  ...routesOf('delivery'),
  ...routesOf('admin'),
  ...routesOf('franchise'),
  ...routesOf('clinic'),
]

/** The declaration of a named route. */
export function declarationOf(name: RouteName): RouteDeclaration {
  return declarations[name]
}
