import i18next from 'i18next'
import type { Namespace } from './resources.ts'
import { startI18n } from './start-i18n.ts'

/**
 * Loads namespaces for a part that may render before the app, with it or after it.
 *
 * @throws when the very first messages cannot be fetched
 */
export async function loadNamespaces(namespaces: readonly Namespace[]): Promise<void> {
  if (i18next.isInitialized || i18next.isInitializing) await i18next.loadNamespaces([...namespaces])
  else await startI18n(namespaces)
}
