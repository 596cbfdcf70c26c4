/** What the browser knows of the connection (Network Information API); absent in some browsers. */
interface Connection extends EventTarget {
  readonly effectiveType?: string
}

/** The connection, where the browser reports it. */
export function connection(): Connection | undefined {
  const found: unknown = 'connection' in navigator ? navigator.connection : undefined
  return found instanceof EventTarget ? found : undefined
}
