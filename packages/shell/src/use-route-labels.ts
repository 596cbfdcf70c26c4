import type { Resources } from '@angadi/i18n/resources.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'

type RouteWord = keyof Resources['routes']

/** The title and description of a route, in the user's language. */
export function useRouteLabels(name: string): { readonly title: string; readonly what: string } {
  const { t, i18n } = useTranslation('routes')
  const isKnown = (candidate: string): candidate is RouteWord => i18n.exists(`routes:${candidate}.title`)
  const word: RouteWord = isKnown(name) ? name : 'notFound'
  return { title: t(`${word}.title`), what: t(`${word}.what`) }
}
