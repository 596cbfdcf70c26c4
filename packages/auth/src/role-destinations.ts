import type { Role } from '@angadi/domain/roles.ts'
import { pathTo } from '@angadi/routes/path-to.ts'

/** The path that each role leads to (Spec §2 Role-mode switcher). */
export const ROLE_DESTINATIONS: Readonly<Record<Role, string>> = {
  user: pathTo('home'),
  vendor: pathTo('vendor'),
  admin: pathTo('admin'),
  delivery: pathTo('deliveryDashboard'),
  franchise: pathTo('franchise'),
  doctor: pathTo('doctor'),
  hospital: pathTo('hospital'),
}
