/** What stands behind the path of an address. */
export interface InitialUrl {
  readonly search: string
  readonly hash: string
}

let landing: InitialUrl = { search: '', hash: '' }

/** Keeps the address that the page was opened with: the session service clears parts of it away after reading them. */
export function rememberInitialUrl(): void {
  const { search, hash } = window.location
  landing = { search, hash }
}

/** What stood behind the path when the page was opened. */
export function initialUrl(): InitialUrl {
  return landing
}
