import { globSync } from 'node:fs'
import { basename } from 'node:path'

/** Folders of journeys that belong to all trades: the platform under them. */
const SHARED: ReadonlySet<string> = new Set([
  'favourites',
  'group',
  'help',
  'identity',
  'orders',
  'pages',
  'search',
  'shell',
  'vendor',
])

/** Whether a folder of journeys belongs to all trades, so that no trade's budget applies. */
export function isSharedFolder(folder: string): boolean {
  return SHARED.has(folder)
}

/** The trades and the parts of the platform, as the folders of the journeys name them. */
export function journeyFolders(): readonly string[] {
  return globSync('e2e/journeys/*/').map((folder) => basename(folder))
}
