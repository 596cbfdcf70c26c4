Deno.serve((request: Request) => {
  if (request.headers.get('x-die')) Deno.exit(1)
  return Response.json({ secret: 'for members' })
})
