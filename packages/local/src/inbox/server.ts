import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Handlers } from '../gateway/listener.ts'
import type { Outbox } from './outbox.ts'
import { inboxAssets, inboxPage, messagesFor } from './page.ts'

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'self'; img-src data:; frame-ancestors 'none'",
  })
  response.end(body)
}

function stream(outbox: Outbox, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  response.write(': open\n\n')
  const stop = outbox.subscribe((message) => response.write(`data: ${message.id}\n\n`))
  response.on('close', stop)
}

function page(pathname: string): { readonly type: string; readonly body: string } | undefined {
  switch (pathname) {
    case '/':
      return { type: 'text/html', body: inboxPage }
    case '/inbox.js':
      return { type: 'text/javascript', body: inboxAssets.script }
    case '/inbox.css':
      return { type: 'text/css', body: inboxAssets.style }
    default:
      return undefined
  }
}

function answer(outbox: Outbox, request: IncomingMessage, response: ServerResponse): void {
  const address = request.url?.startsWith('/') ? `http://inbox${request.url}` : (request.url ?? '')
  if (!URL.canParse(address)) {
    send(response, 400, 'text/plain', 'The address could not be read.')
    return
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD')
    send(response, 405, 'text/plain', 'Method not allowed')
    return
  }
  const { pathname, searchParams } = new URL(address)
  const found = page(pathname)
  if (found) send(response, 200, found.type, found.body)
  else if (pathname === '/api/events') stream(outbox, response)
  else if (pathname === '/api/messages') {
    const messages = messagesFor(outbox.messages, searchParams.get('to'))
    send(response, 200, 'application/json', JSON.stringify(messages))
  } else send(response, 404, 'text/plain', 'Not found. The inbox is at /.')
}

/** The page that shows what would have been sent, with its JSON at /api/messages (`?to=` narrows to one recipient). */
export function createInbox(outbox: Outbox): Handlers {
  return { request: async (request, response) => answer(outbox, request, response) }
}
