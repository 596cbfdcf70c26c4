Deno.serve(async (request: Request) => {
  const body = request.method === 'POST' ? await request.json() : {}
  return Response.json({ hello: body.name ?? 'guest', url: Deno.env.get('SUPABASE_URL') })
})
