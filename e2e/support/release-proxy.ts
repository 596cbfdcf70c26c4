import { createServer, type Server } from 'node:http'
import { z } from 'zod'

const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'etag',
]

/** The web server of the stack behind its own URL, where a new release can be published at any time. */
export class ReleaseProxy {
  readonly origin: string
  private readonly server: Server
  private readonly target: string
  /** The release of the builds behind it. */
  private readonly built: string
  private release = 1

  private constructor(server: Server, port: number, target: string, built: string) {
    this.server = server
    this.origin = `http://localhost:${port}`
    this.target = target
    this.built = built
  }

  /** @param target the origin of the stack's web server */
  static async start(target: string): Promise<ReleaseProxy> {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
    const { port } = z.object({ port: z.number() }).parse(server.address())
    const page = await (await fetch(target)).text()
    const built = /&quot;release&quot;:&quot;([\w-]+)&quot;/.exec(page)?.[1]
    if (built === undefined) throw new Error('the page does not say which release it is of')
    const proxy = new ReleaseProxy(server, port, target, built)
    server.on('request', (request, response) => {
      proxy.answer(request.url ?? '/').then(
        async (answer) => {
          response.writeHead(answer.status, Object.fromEntries(answer.headers))
          response.end(Buffer.from(await answer.arrayBuffer()))
        },
        () => response.writeHead(502).end(),
      )
    })
    return proxy
  }

  /** From now on all clients get the next release: other pages, another worker. */
  putOutRelease(): void {
    this.release++
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }

  private async answer(path: string): Promise<Response> {
    const found = await fetch(this.target + path, { redirect: 'manual' })
    const headers = new Headers(found.headers)
    for (const name of HOP_BY_HOP) headers.delete(name)
    const type = headers.get('content-type') ?? ''
    const isStamped = type.startsWith('text/html') || path === '/sw.js'
    if (!isStamped) return new Response(await found.arrayBuffer(), { status: found.status, headers })
    const text = (await found.text())
      .replaceAll(this.built, `${this.built}.${this.release}`)
      .replace('<head>', `<head><meta name="release-under-test" content="${this.release}">`)
    return new Response(text, { status: found.status, headers })
  }
}
