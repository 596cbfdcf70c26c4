import i18next from 'i18next'
import { addPendingNamespaces } from './pending-namespaces.ts'

/**
 * Fetches the namespaces that a module translates with; the build adds this call to each such module
 * (scripts/module-namespaces.ts). What a first visit needs is fetched by `startI18n`: nothing happens before it.
 *
 * @param namespaces as in `useTranslation`
 */
export function needNamespaces(namespaces: readonly string[]): void {
  const missing = i18next.isInitialized ? namespaces.filter((name) => !i18next.hasLoadedNamespace(name)) : []
  if (missing.length > 0) addPendingNamespaces(i18next.loadNamespaces(missing))
}
