/** The path, query and fragment of a URL. */
export interface InitialUrl {
  readonly path: string
  readonly search: string
  readonly hash: string
}

let landing: InitialUrl = { path: '', search: '', hash: '' }

/** Stores the URL that the page was opened with: the session service removes parts of it after reading them. */
export function rememberInitialUrl(): void {
  const { pathname: path, search, hash } = window.location
  landing = { path, search, hash }
}

/** The path, query and fragment when the page was opened. */
export function initialUrl(): InitialUrl {
  return landing
}
