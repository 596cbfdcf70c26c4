import { hostname, networkInterfaces } from 'node:os'

/** Whether a request names a host under which this stack answers; the value is that of its Host header. */
export type IsKnownHost = (host: string | undefined) => boolean

function bare(name: string): string {
  return name.replace(/^\[|\]$/g, '').toLowerCase()
}

function nameIn(host: string): string | undefined {
  if (!/^(\[[\da-f:.]+\]|[\w.-]+)(:\d+)?$/i.test(host) || !URL.canParse(`http://${host}`)) return undefined
  return bare(new URL(`http://${host}`).hostname)
}

function isOwnAddress(name: string): boolean {
  return Object.values(networkInterfaces()).some((addresses) =>
    addresses?.some(({ address }) => bare(address.replace(/%.*$/, '')) === name),
  )
}

/**
 * Which hosts a stack answers under: this machine's names and addresses, the one it listens on, and those that were
 * named. Any other is refused, because a page from elsewhere can give its own name this machine's address (DNS
 * rebinding) and would then read answers as if they were its own.
 *
 * @param named host names without port, e.g. of a proxy in front
 */
export function knownHosts(named: readonly string[]): IsKnownHost {
  const machine = hostname().toLowerCase()
  const names = new Set(['localhost', machine, `${machine}.local`, ...named.map(bare)])
  return (host) => {
    // Browsers always send one.
    if (host === undefined || host === '') return true
    const name = nameIn(host)
    if (name === undefined) return false
    const isLoopback = /^127(\.\d+){3}$/.test(name) || name === '::1' || name.endsWith('.localhost')
    return isLoopback || names.has(name) || isOwnAddress(name)
  }
}
