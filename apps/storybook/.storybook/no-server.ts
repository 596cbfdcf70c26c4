/** Stories show screens without a backend: whoever asks all the same is refused at once, as without a network. */
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
 * A story without answers is not a story without a network, which would switch off what needs the server: the look
 * whether the server is there, the only HEAD that nobody can call back, finds it.
 */
function answerLookForServer(): void {
  const ask = window.fetch
  window.fetch = async (input, init) =>
    init?.method === 'HEAD' && !init.signal ? new Response(null) : ask(input, init)
}
