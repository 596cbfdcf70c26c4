Deno.serve(() => Response.json({ secret: 'for members' }))
