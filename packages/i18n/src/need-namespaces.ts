import i18next from 'i18next'
import { addPendingNamespaces } from './pending-namespaces.ts'

const started = new Promise<void>((resolve) => i18next.on('initialized', () => resolve()))

async function fetchMissing(namespaces: readonly string[]): Promise<void> {
  if (!i18next.isInitialized) await started
  const missing = namespaces.filter((name) => !i18next.hasLoadedNamespace(name))
  if (missing.length > 0) await i18next.loadNamespaces(missing)
}

/**
 * Fetches the namespaces that a module translates with; the build adds this call to each such module
 * (scripts/module-namespaces.ts). Before `startI18n`, it waits for it: that fetches what the first screen needs.
 *
 * @param namespaces as in `useTranslation`
 */
export function needNamespaces(namespaces: readonly string[]): void {
  const isThere = i18next.isInitialized && namespaces.every((name) => i18next.hasLoadedNamespace(name))
  if (!isThere) addPendingNamespaces(fetchMissing(namespaces))
}
