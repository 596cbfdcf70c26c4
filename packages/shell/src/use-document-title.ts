import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { matchRoute } from '@angadi/routes/match-route.ts'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { useRouteLabels } from './use-route-labels.ts'

/** Tells where one has arrived: the document's title, and a new screen begins at its top. */
export function useDocumentTitle(): void {
  const { t } = useTranslation('common')
  const { pathname } = useLocation()
  const navigation = useNavigationType()
  const lastPath = useRef(pathname)
  const { title } = useRouteLabels(matchRoute(pathname)?.route.name ?? 'notFound')
  const appName = t('appName')
  useEffect(() => {
    document.title = `${title} · ${appName}`
  }, [title, appName])
  useEffect(() => {
    if (lastPath.current === pathname) return
    lastPath.current = pathname
    if (navigation !== 'POP') window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname, navigation])
}
