/** The query and fragment of a URL. */
export interface InitialUrl {
  readonly search: string
  readonly hash: string
}

let landing: InitialUrl = { search: '', hash: '' }

/** Stores the URL that the page was opened with: the session service removes parts of it after reading them. */
export function rememberInitialUrl(): void {
  const { search, hash } = window.location
  landing = { search, hash }
}

/** The query and fragment when the page was opened. */
export function initialUrl(): InitialUrl {
  return landing
}
