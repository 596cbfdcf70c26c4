/**
 * The hosts that the server of this page allows, from `<meta name="angadi-config">`; undefined where it names none and
 * the built-in list applies.
 */
export function configuredHosts(): readonly string[] | undefined {
  const content = document.querySelector('meta[name="angadi-config"]')?.getAttribute('content')
  return hostsIn(content ?? 'null')
}

/** @param config the JSON of the page's configuration */
export function hostsIn(config: string): readonly string[] | undefined {
  const read: unknown = JSON.parse(config)
  if (typeof read !== 'object' || read === null || !('allowedHosts' in read)) return undefined
  const { allowedHosts } = read
  return Array.isArray(allowedHosts) ? allowedHosts.filter((host) => typeof host === 'string') : undefined
}
