import { matchRoute } from '@angadi/routes/match-route.ts'
import type { AnchorHTMLAttributes, Ref } from 'react'
import { Link } from 'react-router-dom'
import { isHere } from './this-app.ts'

export interface AppLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path made by `pathTo`. */
  readonly to: string
  readonly replace?: boolean
  readonly ref?: Ref<HTMLAnchorElement>
}

/** A link to any path of the product: without loading a page within this app, as a page load to another app. */
export function AppLink({ to, replace = false, ...anchor }: AppLinkProps) {
  const [pathname = to] = to.split(/[?#]/)
  if (isHere(matchRoute(pathname)?.route.app)) return <Link to={to} replace={replace} {...anchor} />
  return <a href={to} {...anchor} />
}
