/**
 * Hosts that may show the product when nothing else is configured: local dev, preview hosts and its own domain
 * (Spec §9 Security headers). A leading "*." matches one or more labels.
 */
export const ALLOWED_HOSTS: readonly string[] = [
  'localhost',
  '*.localhost',
  '127.0.0.1',
  '[::1]',
  'angadi.in',
  '*.angadi.in',
  '*.netlify.app',
  '*.pages.dev',
  '*.vercel.app',
]

/** Addresses of a home or office network, used to try the product on a phone. */
const PRIVATE_ADDRESS = /^(10\.\d+|192\.168|172\.(1[6-9]|2\d|3[01]))\.\d+\.\d+$/

/**
 * Whether the product may be shown under a host name.
 *
 * @param hostname as `location.hostname` gives it, without a port
 */
export function isAllowedHost(hostname: string, allowed: readonly string[] = ALLOWED_HOSTS): boolean {
  const host = hostname.toLowerCase().replace(/\.$/, '')
  if (PRIVATE_ADDRESS.test(host)) return true
  return allowed.some((pattern) => {
    const wanted = pattern.toLowerCase()
    return wanted.startsWith('*.')
      ? host.endsWith(wanted.slice(1)) && host.length >= wanted.length
      : host === wanted
  })
}
