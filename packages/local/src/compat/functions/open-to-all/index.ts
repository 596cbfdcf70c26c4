Deno.serve(async (request: Request) => {
  if (request.headers.get('x-die')) Deno.exit(1)
  const body = request.method === 'POST' ? await request.json() : {}
  return Response.json({ hello: body.name ?? 'guest', url: Deno.env.get('SUPABASE_URL') })
})
