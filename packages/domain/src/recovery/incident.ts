/** How long to wait for the first render of the app after the page has loaded (Spec §9 Forms: recovery overlay 8 s). */
export const TIMEOUT_MS = 8000

/** Sign-in paths, where no slow-start message is shown (Spec §4 Error boundaries: "on non-auth paths"). */
const AUTH_PATH = /^\/(root-auth|auth|beauty-auth|auth-recovery)(\/|$)/

/** Whether a path belongs to signing in. */
export function isAuthPath(pathname: string): boolean {
  return AUTH_PATH.test(pathname)
}

/** Details of a global error or an unhandled rejection. */
export interface Incident {
  readonly message: string
  /** URL of the script that threw it; '' when the browser does not provide it. */
  readonly source: string
  /** The error's name and its stack, as far as there are any. */
  readonly name: string
  readonly stack: string
}

const NOISE = /ResizeObserver loop|^Script error\.?$/
const EXTENSION = /(chrome|moz|safari(-web)?|ms-browser)-extension:/

/**
 * Whether an incident is ours and should be reported: not caused by an extension or another origin's script, not an
 * aborted request, not the browser's message about a ResizeObserver loop.
 *
 * @param origin the page's own origin
 */
export function isReportable({ message, source, name, stack }: Incident, origin: string): boolean {
  if (NOISE.test(message) || name === 'AbortError') return false
  if (EXTENSION.test(source) || EXTENSION.test(stack)) return false
  return source === '' || source.startsWith(`${origin}/`) || source === origin
}
