import type { App } from '@angadi/routes/route.ts'

/** What the apps must know at run time and builds must not: where the API is, and with which key. */
export interface RuntimeConfig {
  readonly apiUrl: string
  readonly publishableKey: string
  /** The public half of the key that signs push messages (VAPID, base64url); without it no push is offered. */
  readonly pushKey?: string
  /** Which release the page is of; the service worker names its own, and the two are compared. */
  readonly release?: string
  /** Hosts under which the apps may be shown, e.g. `*.example.in`; without them the built-in list holds. */
  readonly allowedHosts?: readonly string[]
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

/**
 * The page of an app as it is served: `<html data-app>` names the app that answers, `<meta name="angadi-config">` carries
 * the run-time configuration and `<meta name="angadi-locales">` the folder of each language's translations, both as
 * JSON.
 *
 * @param html the built index.html
 */
export function servedPage(
  html: string,
  app: App,
  config: RuntimeConfig,
  locales: Readonly<Record<string, string>>,
): string {
  const meta = (name: string, content: unknown) =>
    `<meta name="${name}" content="${escapeAttribute(JSON.stringify(content))}" />`
  return html
    .replace(/<html\b([^>]*)>/i, (_, attributes: string) => {
      const others = attributes.replace(/\s*data-app=("[^"]*"|'[^']*'|\S+)/i, '')
      return `<html${others} data-app="${app}">`
    })
    .replace(
      /<head\b[^>]*>/i,
      (head) => `${head}\n    ${meta('angadi-config', config)}\n    ${meta('angadi-locales', locales)}`,
    )
}
