/**
 * An answer of the session service without the server's time of expiry, so that auth-js computes with the token's
 * lifetime and the device's own clock. A clock that is wrong by hours would otherwise find every token expired and
 * renew it before each request.
 */
export async function stripExpiresAt(answer: Response): Promise<Response> {
  if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) return answer
  const body: unknown = await answer.clone().json()
  if (typeof body !== 'object' || body === null || !('expires_in' in body) || !('expires_at' in body))
    return answer
  const { expires_at: _, ...rest } = body
  return new Response(JSON.stringify(rest), {
    status: answer.status,
    headers: { 'content-type': 'application/json' },
  })
}
