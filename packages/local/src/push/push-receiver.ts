import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { z } from 'zod'

/** A message as the browser would have read it. */
export interface ReceivedPush {
  readonly endpoint: string
  readonly headers: IncomingHttpHeaders
  readonly text: string
  /** The audience of the sender's signature, and its public key, base64url. */
  readonly audience: string
  readonly key: string
}

/** A browser's push subscription. */
export interface PushAddress {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

interface Browser {
  readonly ecdh: ReturnType<typeof createECDH>
  readonly auth: Buffer
  status: number
}

const claims = z.object({ aud: z.string(), exp: z.number(), sub: z.string() })
const HALF_DAY_SECONDS = 13 * 60 * 60

/** RFC 8291 and RFC 8188 from the other end, with other means than the sender's. */
function decrypt(body: Buffer, { ecdh, auth }: Browser): string {
  const salt = body.subarray(0, 16)
  const idLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + idLength)
  const sealed = body.subarray(21 + idLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
  const derive = (secret: Buffer, from: Buffer, what: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, from, what, length))
  const secret = derive(ecdh.computeSecret(sender), auth, info, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const record = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return record.subarray(0, record.lastIndexOf(2)).toString('utf8')
}

/** RFC 8292: who sent it. */
function signedBy(authorization: string): { audience: string; key: string } {
  const { token = '', key = '' } =
    /^vapid t=(?<token>[^,]+), k=(?<key>\S+)$/.exec(authorization)?.groups ?? {}
  const [head = '', body = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const sealed = Buffer.from(signature, 'base64url')
  const signed = Buffer.from(`${head}.${body}`)
  if (!verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, sealed))
    throw new Error('the signature is wrong')
  const { aud, exp } = claims.parse(JSON.parse(Buffer.from(body, 'base64url').toString()))
  if (exp > Date.now() / 1000 + HALF_DAY_SECONDS) throw new Error('the signature holds for too long')
  return { audience: aud, key }
}

/** A push service and the browsers behind it, in one: what arrives is checked and decrypted as they would. */
export class PushReceiver {
  readonly origin: string
  private readonly server: Server
  private readonly browsers: Map<string, Browser>
  private readonly arrived: ReceivedPush[] = []
  private readonly waiting: ((push: ReceivedPush) => void)[] = []

  private constructor(server: Server, port: number) {
    this.server = server
    this.origin = `http://127.0.0.1:${port}`
    this.browsers = new Map()
  }

  static async start(): Promise<PushReceiver> {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = z.object({ port: z.number() }).parse(server.address())
    const receiver = new PushReceiver(server, port)
    server.on('request', (request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        const status = receiver.receive(request.url ?? '', request.headers, Buffer.concat(chunks))
        response.writeHead(status).end()
      })
    })
    return receiver
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }

  /** A new browser subscribes. */
  subscribe(): PushAddress {
    const ecdh = createECDH('prime256v1')
    ecdh.generateKeys()
    const auth = randomBytes(16)
    const path = `/push/${randomBytes(9).toString('base64url')}`
    this.browsers.set(path, { ecdh, auth, status: 201 })
    return {
      endpoint: this.origin + path,
      p256dh: ecdh.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    }
  }

  /** What the service answers for a browser from now on. */
  answer(endpoint: string, status: number): void {
    const browser = this.browsers.get(new URL(endpoint).pathname)
    if (browser) browser.status = status
  }

  /** The next message that arrives, or arrived and was not asked for yet. */
  next(): Promise<ReceivedPush> {
    const known = this.arrived.shift()
    return known ? Promise.resolve(known) : new Promise((resolve) => this.waiting.push(resolve))
  }

  private receive(path: string, headers: IncomingHttpHeaders, body: Buffer): number {
    const browser = this.browsers.get(path)
    if (!browser) return 404
    try {
      const signed = signedBy(headers.authorization ?? '')
      const push = { endpoint: this.origin + path, headers, text: decrypt(body, browser), ...signed }
      const waiting = this.waiting.shift()
      if (waiting) waiting(push)
      else this.arrived.push(push)
      return browser.status
    } catch {
      return 400
    }
  }
}
