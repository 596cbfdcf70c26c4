/** Writes the configuration that the web server would write into the page; for tests. */
export function addSampleConfig(): void {
  const config = document.createElement('meta')
  config.name = 'angadi-config'
  config.content = JSON.stringify({ apiUrl: 'http://api.test', publishableKey: 'key' })
  document.head.append(config)
}

/** Stores a session that is valid for an hour, so that requests are sent as its user's; for tests. */
export function storeSampleSession(): void {
  const session = { access_token: 'token', expires_at: Date.now() / 1000 + 3600 }
  localStorage.setItem('sb-api-auth-token', JSON.stringify(session))
}
