/** The methods that any service answers. */
export const METHODS: readonly string[] = ['GET', 'HEAD', 'PUT', 'PATCH', 'POST', 'DELETE', 'OPTIONS']
const EXPOSED =
  'Content-Range, Content-Location, Preference-Applied, X-Total-Count, X-Supabase-Api-Version, Sb-Error-Code'

/** The answer to a preflight: any origin may call the API, as on Supabase; what it may do is decided by keys and policies. */
export function preflight(request: Request): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': METHODS.join(','),
      'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '*',
      'access-control-max-age': '3600',
      vary: 'Access-Control-Request-Headers',
    },
  })
}

/** The response with the CORS headers that Supabase's gateway adds, where the service behind it set none. */
export function withCors(response: Response): Response {
  const headers = new Headers(response.headers)
  headers.set('access-control-allow-origin', '*')
  // A stored file is what its type says, whatever its bytes look like.
  headers.set('x-content-type-options', 'nosniff')
  headers.delete('access-control-allow-credentials')
  if (!headers.has('access-control-expose-headers')) headers.set('access-control-expose-headers', EXPOSED)
  const hasNoBody = [101, 204, 205, 304].includes(response.status)
  return new Response(hasNoBody ? null : response.body, {
    status: response.status,
    statusText: response.statusText,
    headers,
  })
}
