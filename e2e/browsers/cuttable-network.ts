import { createServer, type Server } from 'node:http'
import { connect, createServer as createTcpServer, type Socket, type Server as TcpServer } from 'node:net'
import { z } from 'zod'

const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'etag',
]

async function listening(server: Server | TcpServer): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return z.object({ port: z.number() }).parse(server.address()).port
}

/**
 * The stack's web server and API behind separate URLs, which can be cut off like a lost network and can drop single
 * files: no driver but Chromium's offers either.
 */
export class CuttableNetwork {
  readonly origin: string
  private readonly servers: readonly (Server | TcpServer)[]
  private readonly sockets: ReadonlySet<Socket>
  private isCut: boolean
  private missing: { readonly part: RegExp; times: number } | undefined

  private constructor(
    origin: string,
    servers: readonly (Server | TcpServer)[],
    sockets: ReadonlySet<Socket>,
  ) {
    this.origin = origin
    this.servers = servers
    this.sockets = sockets
    this.isCut = false
  }

  /** @param ports where the stack listens */
  static async start(ports: { readonly web: number; readonly api: number }): Promise<CuttableNetwork> {
    const sockets = new Set<Socket>()
    const web = createServer()
    const api = createTcpServer()
    const [webPort, apiPort] = [await listening(web), await listening(api)]
    const network = new CuttableNetwork(`http://localhost:${webPort}`, [web, api], sockets)
    for (const server of [web, api])
      server.on('connection', (socket: Socket) => {
        sockets.add(socket)
        socket.once('close', () => sockets.delete(socket))
        socket.on('error', () => socket.destroy())
        if (network.isCut) socket.destroy()
      })
    api.on('connection', (socket: Socket) => {
      if (network.isCut) return
      const onward = connect(ports.api, 'localhost')
      onward.on('error', () => socket.destroy())
      socket.once('close', () => onward.destroy())
      onward.once('close', () => socket.destroy())
      socket.pipe(onward).pipe(socket)
    })
    web.on('request', (request, response) => {
      network.answer(ports, apiPort, request.url ?? '/').then(
        async (answer) => {
          response.writeHead(answer.status, Object.fromEntries(answer.headers))
          response.end(Buffer.from(await answer.arrayBuffer()))
        },
        () => response.destroy(),
      )
    })
    return network
  }

  /** Cuts off all requests from now on. */
  cut(): void {
    this.isCut = true
    for (const socket of this.sockets) socket.destroy()
  }

  mend(): void {
    this.isCut = false
  }

  /** Fails the next `times` requests for a part of the app. */
  lose(part: RegExp, times: number): void {
    this.missing = { part, times }
  }

  /** How many of the requests to fail have not arrived yet. */
  get stillToLose(): number {
    return this.missing?.times ?? 0
  }

  async stop(): Promise<void> {
    this.cut()
    for (const server of this.servers) await new Promise((resolve) => server.close(resolve))
  }

  private async answer(
    ports: { readonly web: number; readonly api: number },
    apiPort: number,
    path: string,
  ): Promise<Response> {
    if (this.missing && this.missing.times > 0 && this.missing.part.test(path)) {
      this.missing.times--
      return new Response(null, { status: 404 })
    }
    const found = await fetch(`http://localhost:${ports.web}${path}`, { redirect: 'manual' })
    const through = (text: string) =>
      text.replaceAll(new RegExp(`(localhost|127\\.0\\.0\\.1):${ports.api}`, 'g'), `localhost:${apiPort}`)
    const headers = new Headers()
    for (const [name, value] of found.headers)
      if (!HOP_BY_HOP.includes(name)) headers.set(name, through(value))
    const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
    return new Response(isPage ? through(await found.text()) : await found.arrayBuffer(), {
      status: found.status,
      headers,
    })
  }
}
