import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DatabaseInterrupted } from '../engine/interrupted.ts'
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
function firstLine(
  port: number,
  address: string,
  headers = '',
  { method = 'GET', host = 'localhost' } = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        `${method} ${address} HTTP/1.1\r\nHost: ${host}\r\n${headers || 'Connection: close\r\n'}\r\n`,
      ),
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
  let interruption: DatabaseInterrupted | undefined
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
          if (interruption) throw interruption
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
        passwordSignIns: { handle: async () => undefined },
        signUps: { handle: async () => undefined },
        functions: { handle: async ({ headers }) => new Response(headers.get('x-forwarded-for')) },
        broadcast: async () => new Response(),
        realtime: { upgrade: (_, connection) => void connection.end('HTTP/1.1 101 taken\r\n\r\n') },
        maxFileBytes: 2_000_000,
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

  it('with a method that nobody uses are answered with 405 and not with 500', async () => {
    for (const method of ['TRACE', 'PROPFIND', 'MERGE']) {
      expect(await firstLine(gateway.port, '/rest/v1/x', '', { method }), method).toContain(' 405 ')
      expect(await firstLine(inbox.port, '/', '', { method }), method).toContain(' 405 ')
    }
    expect(await firstLine(inbox.port, '/api/messages', '', { method: 'POST' })).toContain(' 405 ')
  })

  it('under a name that is not ours are refused by every service, sockets too', async () => {
    const foreign = { host: 'evil.example' }
    for (const { port } of [gateway, inbox]) {
      expect(await firstLine(port, '/', '', foreign)).toContain(' 421 ')
      expect(await firstLine(port, 'http://evil.example/')).toContain(' 421 ')
    }
    const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\n'
    const socket = '/realtime/v1/websocket?vsn=2.0.0'
    expect(await firstLine(gateway.port, socket, upgrade, foreign)).toContain(' 421 ')
  })

  it('that are nested too deep or too large reach no service, and are told so', async () => {
    asked.length = 0
    const send = (path: string, body: string, headers: Readonly<Record<string, string>> = {}) =>
      fetch(`http://127.0.0.1:${gateway.port}${path}`, { method: 'POST', body, headers })
    const deep = `${'{"a":'.repeat(300)}1${'}'.repeat(300)}`
    for (const path of ['/rest/v1/app_logs', '/rest/v1/rpc/x', '/auth/v1/token', '/functions/v1/x']) {
      const answer = await send(path, deep, { 'content-type': 'application/json' })
      expect(answer.status, path).toBe(400)
      expect(await answer.json(), path).toEqual({ message: 'The body is nested deeper than 64' })
      expect((await send(path, 'x'.repeat(2 ** 20 + 1))).status, path).toBe(413)
    }
    const address = `/rest/v1/x?or=${'(and'.repeat(100)}(a.eq.1)${')'.repeat(100)}`
    expect((await send(address, '')).status).toBe(400)
    expect((await send('/storage/v1/object/papers/a', 'x'.repeat(2_500_000))).status).toBe(413)
    expect(asked).toEqual([])
    // Files are larger than calls, and may hold anything.
    const file = await send('/storage/v1/object/papers/a', '['.repeat(1_900_000), {
      'content-type': 'image/png',
    })
    expect(file.status).not.toBe(413)
    expect(asked).toEqual(['/storage/v1/object/papers/a'])
  })

  it('whose statement had to be ended are answered with 504, and those beside it with 503', async () => {
    for (const [code, status] of [
      ['57014', 504],
      ['57P01', 503],
    ] as const) {
      interruption = new DatabaseInterrupted(code, 'ended')
      const answer = await fetch(`http://127.0.0.1:${gateway.port}/auth/v1/x`)
      interruption = undefined
      expect(answer.status).toBe(status)
      expect(await answer.json()).toMatchObject({ code, message: 'ended' })
    }
  })
})
