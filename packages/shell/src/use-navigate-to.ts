import { matchRoute } from '@angadi/routes/match-route.ts'
import { useNavigate } from 'react-router-dom'
import { isHere } from './this-app.ts'

/** Navigates to a path, whichever app it belongs to. */
export function useNavigateTo(): (path: string, options?: { readonly replace?: boolean }) => void {
  const navigate = useNavigate()
  return (path, { replace = false } = {}) => {
    const [pathname = path] = path.split(/[?#]/)
    if (isHere(matchRoute(pathname)?.route.app)) void navigate(path, { replace })
    else if (replace) window.location.replace(path)
    else window.location.assign(path)
  }
}
