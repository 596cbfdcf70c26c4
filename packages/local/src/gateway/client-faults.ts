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

/** Parameters of REST that choose columns and rows to return, and restrict no row to write. */
const NOT_FILTERS = new Set(['select', 'columns', 'order', 'limit', 'offset', 'on_conflict'])
const WRITES = new Map([
  ['PATCH', 'UPDATE'],
  ['DELETE', 'DELETE'],
])

/**
 * The answer to a change of a whole table through REST: hosted projects load pg-safeupdate, which refuses it.
 *
 * @returns undefined for every other request
 */
export function refuseUnboundedWrite(method: string, { pathname, searchParams }: URL): Response | undefined {
  const write = WRITES.get(method)
  if (!write || !/^\/rest\/v1\/(?!rpc\/)/.test(pathname)) return undefined
  if ([...searchParams.keys()].some((name) => !NOT_FILTERS.has(name))) return undefined
  const refusal = { code: '21000', details: null, hint: null, message: `${write} requires a WHERE clause` }
  return Response.json(refusal, { status: 400 })
}
