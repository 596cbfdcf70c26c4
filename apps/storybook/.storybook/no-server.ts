/** Stories show screens without a backend: every request fails at once, as without a network. */
const NOWHERE = { apiUrl: 'http://127.0.0.1:9', publishableKey: 'sb_publishable_stories' } as const

/** Writes the configuration that the web server would write into the page. */
export function configureWithoutServer(): void {
  const meta = document.createElement('meta')
  meta.name = 'angadi-config'
  meta.content = JSON.stringify(NOWHERE)
  document.head.append(meta)
  answerLookForServer()
}

/**
 * A story without answers is not offline, which would disable whatever needs the server: the reachability check, the
 * only HEAD request without a signal, succeeds.
 */
function answerLookForServer(): void {
  const ask = window.fetch
  window.fetch = async (input, init) =>
    init?.method === 'HEAD' && !init.signal ? new Response(null) : ask(input, init)
}
