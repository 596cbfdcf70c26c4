import type { Resources } from '@angadi/i18n/resources.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'

type Action = keyof Resources['admin']['audit']['actions']

/** Names what the audit log records; an action that this build has no words for is shown by its code. */
export function useActionLabel(): (action: string) => string {
  const { t, i18n } = useTranslation('admin')
  const isKnown = (action: string): action is Action =>
    /^\w+$/.test(action) && i18n.exists(`admin:audit.actions.${action}`)
  return (action) => (isKnown(action) ? t(`audit.actions.${action}`) : action)
}
