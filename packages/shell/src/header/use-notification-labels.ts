import type { Resources } from '@angadi/i18n/resources.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'

type Template = keyof Resources['notifications']

export interface StoredNotification {
  readonly title: string
  readonly message: string
  readonly template: string
  readonly params: unknown
}

/** A notification in the user's language; one that this build has no sentence for is shown in the server's English. */
export function useNotificationLabels() {
  const { t, i18n } = useTranslation('notifications')
  const isKnown = (template: string): template is Template =>
    /^\w+$/.test(template) && i18n.exists(`notifications:${template}.title`)
  return ({ title, message, template, params }: StoredNotification) => {
    if (!isKnown(template)) return { title, message }
    const figures = typeof params === 'object' && params !== null ? { ...params } : {}
    return { title: t(`${template}.title`, figures), message: t(`${template}.message`, figures) }
  }
}
