import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { type IsKnownHost, knownHosts } from './known-hosts.ts'

/** How a server answers. */
export interface Handlers {
  request(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void>
  upgrade?(request: IncomingMessage, connection: Duplex, head: Buffer): void
}

const FINISH_MS = 1000
/** How long a request may take to arrive, headers and body, in milliseconds: nobody types one. */
const HEADERS_MS = 15_000
const REQUEST_MS = 120_000

const starting: Handlers = {
  async request(_, outgoing) {
    outgoing.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1', 'cache-control': 'no-store' })
    outgoing.end('Angadi is starting.\n')
  },
}

/** The host that a request is for: of its address where that names one, otherwise of its header. */
function hostOf({ url = '/', headers }: IncomingMessage): string | undefined {
  return !url.startsWith('/') && URL.canParse(url) ? new URL(url).host : headers.host
}

function refuseHost(outgoing: ServerResponse): void {
  outgoing.writeHead(421, { 'content-type': 'text/plain', 'cache-control': 'no-store', connection: 'close' })
  outgoing.end('Angadi does not answer under this name. npm start -- --allowed-hosts=<name> allows one.\n')
}

/** Thrown when another program uses a port; the message names it and how to choose another one. */
export class PortTaken extends Error {}

/**
 * A port that is held from the beginning of a start, so that a taken one is reported at once, and served when all is ready.
 */
export class Listener {
  private readonly server: Server
  private handlers: Handlers = starting
  private closing: Promise<void> | undefined
  readonly port: number

  private constructor(server: Server, port: number, isKnownHost: IsKnownHost) {
    this.server = server
    this.port = port
    server.on('request', (incoming, outgoing) => {
      if (isKnownHost(hostOf(incoming))) void this.handlers.request(incoming, outgoing)
      else refuseHost(outgoing)
    })
    server.on('upgrade', (request, connection, head) => {
      connection.on('error', () => connection.destroy())
      if (!isKnownHost(hostOf(request)))
        connection.end('HTTP/1.1 421 Misdirected Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
      else if (this.handlers.upgrade) this.handlers.upgrade(request, connection, head)
      else connection.destroy()
    })
  }

  /**
   * Takes a port; 0 takes any free one.
   *
   * @param option how the port is set on the command line, for the message
   * @param isKnownHost requests for any other host are answered with 421
   * @throws PortTaken
   */
  static open(
    port: number,
    host: string,
    option: string,
    isKnownHost: IsKnownHost = knownHosts([]),
  ): Promise<Listener> {
    const server = createServer({ headersTimeout: HEADERS_MS, requestTimeout: REQUEST_MS })
    return new Promise((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'EADDRINUSE')
          reject(
            new PortTaken(
              `Port ${port} is taken by another program (perhaps another npm start). Stop it, or choose another port: npm start -- --${option}=${port + 1000}`,
            ),
          )
        else if (error.code === 'EACCES')
          reject(
            new PortTaken(
              `Port ${port} may not be used by this user: npm start -- --${option}=<port above 1023>`,
            ),
          )
        else reject(error)
      })
      server.listen(port, host, () => {
        const address = server.address()
        const taken = typeof address === 'object' && address ? address.port : port
        resolve(new Listener(server, taken, isKnownHost))
      })
    })
  }

  serve(handlers: Handlers): void {
    this.handlers = handlers
  }

  /** Takes no more requests, lets those under way finish for a second, then cuts what is left. */
  close(): Promise<void> {
    this.closing ??= this.end()
    return this.closing
  }

  private async end(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.server.close(() => resolve()))
    this.server.closeIdleConnections()
    const force = setTimeout(() => this.server.closeAllConnections(), FINISH_MS)
    await closed
    clearTimeout(force)
  }
}
