import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Outbox } from '../inbox/outbox.ts'
import { createInbox } from '../inbox/server.ts'
import { createGateway } from './gateway.ts'
import { generateSigningKey } from './jwt.ts'
import { Listener } from './listener.ts'

const KEYS = {
  publishableKey: 'sb_publishable_x',
  secretKey: 'sb_secret_x',
  jwtSecret: 'x'.repeat(32),
  signingKey: generateSigningKey(),
}

/** The first line of the answer to a request whose address is sent as it is. */
function firstLine(port: number, address: string, headers = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET ${address} HTTP/1.1\r\nHost: localhost\r\n${headers || 'Connection: close\r\n'}\r\n`),
    )
    socket.on('data', (chunk) => {
      text += chunk.toString('utf8')
      if (text.includes('\r\n')) socket.destroy()
    })
    socket.on('close', () => resolve(text.split('\r\n')[0] ?? ''))
    socket.on('error', reject)
  })
}

describe('requests that no browser sends', () => {
  const asked: string[] = []
  let gateway: Listener
  let inbox: Listener

  beforeAll(async () => {
    gateway = await Listener.open(0, '127.0.0.1', 'api-port')
    gateway.serve(
      createGateway({
        keys: KEYS,
        database: { query: async () => [] },
        library: async (request) => {
          asked.push(new URL(request.url).pathname)
          return Response.json({})
        },
        rest: {
          handle: async (_, url) => {
            asked.push(url.pathname)
            return Response.json({})
          },
        },
        limits: { refusal: () => undefined },
        phoneCodes: { handle: async () => undefined },
        signUps: { handle: async () => undefined },
        functions: { handle: async ({ headers }) => new Response(headers.get('x-forwarded-for')) },
        broadcast: async () => new Response(),
        realtime: { upgrade: (_, connection) => void connection.end('HTTP/1.1 101 taken\r\n\r\n') },
        log: () => {},
      }),
    )
    inbox = await Listener.open(0, '127.0.0.1', 'inbox-port')
    inbox.serve(createInbox(new Outbox()))
  })
  afterAll(() => Promise.all([gateway.close(), inbox.close()]))

  it('are refused by the API, which lives on', async () => {
    for (const address of ['http://a:b:c/', '*', '/rest/v1/%E0%A4%A', '/storage/v1/object/public/a%00b'])
      expect(await firstLine(gateway.port, address), address).toContain(' 400 ')
    expect(await firstLine(gateway.port, '//')).toContain(' 404 ')
    expect(await firstLine(gateway.port, '//elsewhere/rest/v1/x')).toContain(' 404 ')
    expect(asked).toEqual([])
  })

  it('do not open a socket, nor end the process', async () => {
    const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\n'
    for (const address of ['//', 'http://a:b:c/', '/realtime/v1/other'])
      expect(await firstLine(gateway.port, address, upgrade), address).toContain(' 404 ')
    expect(await firstLine(gateway.port, '/realtime/v1/websocket?vsn=2.0.0', upgrade)).toContain(' 101 ')
  })

  it('get an answer from the inbox, which lives on', async () => {
    expect(await firstLine(inbox.port, '//')).toContain(' 404 ')
    expect(await firstLine(inbox.port, '*')).toContain(' 400 ')
    expect(await firstLine(inbox.port, '/')).toContain(' 200 ')
  })

  it('cannot tell a function that they come from somewhere else (Decisions, POST /api/security/violations)', async () => {
    const call = (forwarded: string) =>
      fetch(`http://127.0.0.1:${gateway.port}/functions/v1/security-violations`, {
        method: 'POST',
        body: '{}',
        headers: { 'x-forwarded-for': forwarded },
      }).then((answer) => answer.text())
    // A proxy on this machine appends its client at the end; what comes before is not trusted.
    expect(await call('10.0.0.1, 203.0.113.9')).toBe('203.0.113.9')
    expect(await call('10.0.0.2, 203.0.113.9')).toBe('203.0.113.9')
  })

  it('hear that the fault is theirs: a token that is none', async () => {
    const api = `http://127.0.0.1:${gateway.port}`
    const file = await fetch(`${api}/storage/v1/object/sign/papers/me.pdf?token=x.y.z`)
    expect(file.status).toBe(400)
    expect(await file.json()).toMatchObject({ error: 'InvalidJWT' })
  })
})
