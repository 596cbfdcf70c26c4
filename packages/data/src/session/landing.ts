/** What stands behind the path of an address. */
export interface Landing {
  readonly search: string
  readonly hash: string
}

let landing: Landing = { search: '', hash: '' }

/** Keeps the address that the page was opened with: the session service clears parts of it away after reading them. */
export function rememberLanding(): void {
  const { search, hash } = window.location
  landing = { search, hash }
}

/** What stood behind the path when the page was opened. */
export function landedWith(): Landing {
  return landing
}
