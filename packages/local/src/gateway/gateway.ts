import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { DatabaseInterrupted } from '../engine/interrupted.ts'
import { refuseUnreadable } from './client-faults.ts'
import { METHODS, preflight, withCors } from './cors.ts'
import { apiKeyOf, roleOfKey } from './credentials.ts'
import type { Sql } from './database-port.ts'
import { recordDevice } from './device-records.ts'
import type { Keys } from './keys.ts'
import type { Handlers } from './listener.ts'
import { discardRest, RequestRefused, sendWebResponse, toWebRequest } from './node-http.ts'
import type { LibraryHandler } from './rest-auth-storage.ts'
import { fromAddress, senderAddress } from './sender-address.ts'
import { refuseSignedAddress } from './signed-address.ts'
import { refuseStorageBody } from './storage-bodies.ts'
import { withBareFile } from './storage-form.ts'
import { signStorage } from './storage-signing.ts'

/** Functions answer preflights and set CORS headers themselves: Supabase's gateway does neither for them. */
const FUNCTIONS = '/functions/v1/'

/** The services behind the one API address. */
export interface GatewayServices {
  readonly keys: Keys
  readonly database: Sql
  readonly library: LibraryHandler
  readonly limits: { refusal(method: string, url: URL, address: string): Response | undefined }
  readonly rest: { handle(request: Request, url: URL): Promise<Response> }
  readonly phoneCodes: {
    handle(pathname: string, request: Request, address: string): Promise<Response | undefined>
  }
  readonly passwordSignIns: { handle(url: URL, request: Request): Promise<Response | undefined> }
  readonly signUps: { handle(pathname: string, request: Request): Promise<Response | undefined> }
  readonly functions: { handle(request: Request, url: URL): Promise<Response> }
  readonly broadcast: (request: Request, url: URL) => Promise<Response>
  readonly realtime: {
    upgrade(request: IncomingMessage, connection: Duplex, head: Buffer): void
  }
  /** The largest file that Storage takes, in bytes. */
  readonly maxFileBytes: number
  readonly log: (line: string) => void
}

/** What surrounds a file in the form that browsers send it in, in bytes. */
const FORM_BYTES = 64 * 1024

function isUpload(method: string, pathname: string): boolean {
  if (method !== 'POST' && method !== 'PUT') return false
  return /^\/storage\/v1\/object\/(?!(list|list-v2|move|copy|sign|info)(\/|$))/.test(pathname)
}

/** The root of REST, which clients ask whether the service is there (Spec §7 HEAD on the REST root). */
function restRoot(request: Request, url: URL, keys: Keys): Response {
  const isKnown = roleOfKey(apiKeyOf(request.headers, url), keys) !== undefined
  return isKnown
    ? Response.json({ swagger: '2.0', info: { title: 'Angadi', version: '1' }, paths: {} })
    : Response.json({ message: 'Invalid API key' }, { status: 401 })
}

/** What the session service answers otherwise than Supabase; undefined leaves the request to it. */
async function signIn(
  request: Request,
  url: URL,
  address: string,
  services: GatewayServices,
): Promise<Response | undefined> {
  if (!roleOfKey(apiKeyOf(request.headers, url), services.keys)) return undefined
  const { pathname } = url
  const answered = await services.signUps.handle(pathname, request)
  if (answered) return answered
  const refused = await services.passwordSignIns.handle(url, request)
  if (refused) return refused
  return ['/auth/v1/otp', '/auth/v1/verify', '/auth/v1/resend'].includes(pathname)
    ? services.phoneCodes.handle(pathname, request, address)
    : undefined
}

async function route(request: Request, address: string, services: GatewayServices): Promise<Response> {
  const url = new URL(request.url)
  const { pathname } = url
  const { method } = request
  const isFunction = pathname.startsWith(FUNCTIONS)
  if (method === 'OPTIONS' && !isFunction) return preflight(request)
  const refusal = refuseUnreadable(url) ?? (await refuseSignedAddress(method, url, services.keys.jwtSecret))
  if (refusal) return refusal
  if (isFunction) return services.functions.handle(fromAddress(request, address), url)
  if (pathname.startsWith('/realtime/v1/api/broadcast')) return services.broadcast(request, url)
  if (pathname === '/health') return Response.json({ status: 'ok' })
  if (pathname.startsWith('/auth/v1/')) {
    const answered =
      services.limits.refusal(request.method, url, address) ?? (await signIn(request, url, address, services))
    if (answered) return answered
  }
  if (pathname.startsWith('/storage/v1/')) {
    const unreadable = await refuseStorageBody(request, url)
    if (unreadable) return unreadable
    const stored =
      (await signStorage(request, services.library)) ?? (await services.library(await withBareFile(request)))
    // An address may have expired since it was checked, over which the library fails.
    const hasFailed = stored.status === 500
    return (hasFailed && (await refuseSignedAddress(method, url, services.keys.jwtSecret))) || stored
  }
  if (/^\/rest\/v1\/?$/.test(pathname) && ['GET', 'HEAD'].includes(request.method))
    return restRoot(request, url, services.keys)
  if (pathname.startsWith('/rest/v1/')) return services.rest.handle(fromAddress(request, address), url)
  if (/^\/auth\/v1(\/|$)/.test(pathname)) return services.library(request)
  return Response.json({ message: 'no Route matched with those values' }, { status: 404 })
}

function refusalOf(error: unknown, { method, url }: IncomingMessage, { log }: GatewayServices): Response {
  if (error instanceof RequestRefused)
    return Response.json(
      { message: error.message },
      { status: error.status, headers: error.status === 405 ? { allow: METHODS.join(', ') } : {} },
    )
  log(`${method} ${url}: ${error instanceof Error ? error.message : String(error)}`)
  if (error instanceof DatabaseInterrupted)
    return Response.json(
      { code: error.code, details: null, hint: null, message: error.message },
      { status: error.code === '57014' ? 504 : 503 },
    )
  return Response.json({ message: 'An unexpected error occurred' }, { status: 500 })
}

async function answer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  services: GatewayServices,
): Promise<void> {
  try {
    const request = await toWebRequest(incoming, 'http://127.0.0.1', (method, pathname) =>
      isUpload(method, pathname) ? services.maxFileBytes + FORM_BYTES : undefined,
    )
    const response = await route(request, senderAddress(incoming), services)
    await recordDevice(services.database, request, response)
    const isFunction = new URL(request.url).pathname.startsWith(FUNCTIONS)
    await sendWebResponse(isFunction ? response : withCors(response), outgoing)
  } catch (error) {
    if (outgoing.headersSent || outgoing.destroyed) return void outgoing.destroy()
    discardRest(incoming, outgoing)
    await sendWebResponse(withCors(refusalOf(error, incoming, services)), outgoing)
  }
}

/** How the API answers requests and takes over sockets: REST, Auth, Storage, Functions and Realtime at Supabase's paths. */
export function createGateway(services: GatewayServices): Handlers {
  return {
    request: (incoming, outgoing) => answer(incoming, outgoing, services),
    upgrade: (request, connection, head) => {
      if (/^\/realtime\/v1\/websocket(\?|$)/.test(request.url ?? ''))
        services.realtime.upgrade(request, connection, head)
      else connection.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
    },
  }
}
