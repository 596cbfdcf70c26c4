/**
 * Any origin may call the functions, as the rest of the API; what a caller may do is decided by keys and tokens. The
 * platform answers no preflight for them and adds nothing, so every function does both. The headers are those that
 * supabase-js sends.
 */
const headers: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers':
    'authorization, x-client-info, apikey, content-type, x-retry-count, traceparent, tracestate, baggage',
  'access-control-allow-methods': 'POST, OPTIONS',
}

/** A JSON answer with the CORS headers of every function. */
export function json(body: unknown, status = 200, more: Readonly<Record<string, string>> = {}): Response {
  return Response.json(body, { status, headers: { ...headers, ...more } })
}

/** A file with the CORS headers of every function, for its caller alone. */
export function file(bytes: Uint8Array<ArrayBuffer>, type: string): Response {
  return new Response(bytes, {
    headers: { ...headers, 'content-type': type, 'cache-control': 'private, no-store' },
  })
}

/** An answer without content, which browsers do not report as an error. */
export function nothing(): Response {
  return new Response(null, { status: 204, headers })
}

/** A refusal: `code` is stable and what clients read, `message` is for people who debug. */
export function refusal(status: number, code: string, message: string): Response {
  return json({ error: { code, message } }, status)
}

/** Wraps a function's work: answers preflights, takes POST only, and turns an unexpected error into a 500. */
export function servePost(work: (request: Request) => Promise<Response>): void {
  Deno.serve(async (request) => {
    if (request.method === 'OPTIONS') return nothing()
    if (request.method !== 'POST') return refusal(405, 'method_not_allowed', 'Send a POST request.')
    try {
      return await work(request)
    } catch (error) {
      if (error instanceof SyntaxError) return refusal(400, 'body_invalid', 'The body is not JSON.')
      console.error(error)
      return refusal(500, 'unexpected', 'Something went wrong.')
    }
  })
}

/** As servePost, for a function that reads JSON. */
export function serveJson(work: (body: unknown, request: Request) => Promise<Response>): void {
  servePost(async (request) => {
    const text = await request.text()
    return work(text === '' ? {} : JSON.parse(text), request)
  })
}
