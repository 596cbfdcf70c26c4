import { reloadOnce } from './reload-once.ts'

/**
 * Reloads the page, once a minute at most, where a part still fails although the server has it: browsers then
 * keep the failure of a file that the part itself imports, for as long as the page lives.
 *
 * @param error what the import of the part failed with
 */
export async function reloadIfServed(
  error: unknown,
  reload: (pathname: string) => void = reloadOnce,
): Promise<void> {
  const [address] = /https?:\S+\.js/.exec(error instanceof Error ? error.message : '') ?? []
  const { location } = globalThis
  if (address === undefined || new URL(address).origin !== location?.origin) return
  try {
    const { ok } = await fetch(address, { cache: 'no-store' })
    if (ok) reload(location.pathname)
  } catch {
    // Still no network: a new page would not load either.
  }
}
