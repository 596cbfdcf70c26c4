// Runs inside Deno: serves every function of a folder from one process, as one edge runtime does.
// Each function's index.ts calls Deno.serve(handler); while it is imported, that call registers its handler here.
// Arguments: the functions' names. Environment: ANGADI_FUNCTIONS_URL, the folder as a file: URL with a slash at the end.

// Standard input ends with the process that started this one, also where that one was killed.
void (async () => {
  for await (const _ of Deno.stdin.readable);
  Deno.exit(0)
})()

const handlers = new Map()
const failures = new Map()
const serve = Deno.serve

function handlerIn(values) {
  const last = values.at(-1)
  return typeof last === 'function' ? last : values[0]?.handler
}

const finished = Promise.resolve()
for (const name of Deno.args) {
  Deno.serve = (...values) => {
    handlers.set(name, handlerIn(values))
    return {
      finished,
      shutdown: () => finished,
      addr: { transport: 'tcp', hostname: '127.0.0.1', port: 0 },
      ref() {},
      unref() {},
    }
  }
  try {
    await import(new URL(`${name}/index.ts`, Deno.env.get('ANGADI_FUNCTIONS_URL')).href)
    if (typeof handlers.get(name) !== 'function') failures.set(name, 'index.ts does not call Deno.serve')
  } catch (error) {
    failures.set(name, error instanceof Error ? error.message : String(error))
  }
}
Deno.serve = serve

for (const [name, reason] of failures) console.error(`${name}: ${reason}`)

serve(
  { hostname: '127.0.0.1', port: 0, onListen: ({ port }) => console.log(`listening ${port}`) },
  async (request, info) => {
    const name = new URL(request.url).pathname.split('/')[1] ?? ''
    if (failures.has(name))
      return Response.json(
        { code: 'BOOT_ERROR', message: 'Function failed to start (please check logs)' },
        { status: 503 },
      )
    const handler = handlers.get(name)
    if (!handler)
      return Response.json(
        { code: 'NOT_FOUND', message: 'Requested function was not found' },
        { status: 404 },
      )
    try {
      return await handler(request, info)
    } catch (error) {
      console.error(`${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
      return Response.json(
        { code: 'WORKER_ERROR', message: 'Function exited due to an error' },
        { status: 500 },
      )
    }
  },
)
