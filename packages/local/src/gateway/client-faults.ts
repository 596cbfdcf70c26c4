function unreadable(message: string): Response {
  return Response.json({ code: 'invalid_request', message }, { status: 400 })
}

/**
 * The answer to an address that no service can read: broken percent-encoding, or a null character.
 *
 * @returns undefined for every address that can be read
 */
export function refuseUnreadable({ pathname }: URL): Response | undefined {
  try {
    if (!decodeURIComponent(pathname).includes('\0')) return undefined
  } catch {}
  return unreadable('The address could not be read')
}
