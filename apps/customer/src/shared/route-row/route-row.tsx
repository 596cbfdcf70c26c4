import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { useRouteLabels } from '@angadi/shell/use-route-labels.ts'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import type { ReactNode } from 'react'

export interface RouteRowProps {
  readonly name: 'activity' | 'dashboard' | 'myBookings' | 'orders' | 'shoppingOrders'
  readonly icon: ReactNode
}

/** A row that leads to a page of the account, with the page's own title and description. */
export function RouteRow({ name, icon }: RouteRowProps) {
  const { title, what } = useRouteLabels(name)
  return <ListRow lead={icon} title={title} note={what} render={<AppLink to={pathTo(name)} />} />
}
