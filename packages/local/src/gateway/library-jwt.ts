import { compactVerify, SignJWT } from 'jose'

const ALGORITHM = 'HS256'

function keyOf(secret: string): Uint8Array {
  return new TextEncoder().encode(secret)
}

/**
 * A token for the library, which knows one kind only: HS256 with a secret. It never leaves this process but for the
 * addresses that Storage signs.
 */
export function signForLibrary(claims: Readonly<Record<string, unknown>>, secret: string): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' }).sign(keyOf(secret))
}

/** What a token of the library says; undefined for one that the library has not signed. Expiry is not looked at. */
export async function readFromLibrary(token: string, secret: string): Promise<unknown> {
  try {
    const { payload } = await compactVerify(token, keyOf(secret), { algorithms: [ALGORITHM] })
    return JSON.parse(new TextDecoder().decode(payload))
  } catch {
    return undefined
  }
}
