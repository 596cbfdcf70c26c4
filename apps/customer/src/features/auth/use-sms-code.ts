import { useEffect, useEffectEvent } from 'react'

/** What browsers with WebOTP answer; TypeScript's own library does not know it yet. */
function codeIn(credential: unknown): string | undefined {
  const has = typeof credential === 'object' && credential !== null && 'code' in credential
  return has && typeof credential.code === 'string' ? credential.code : undefined
}

/**
 * Takes the code out of the SMS where the browser can (WebOTP); elsewhere the keyboard suggests it. The browser is
 * no longer asked once one leaves, or the browser would keep listening for a message of nobody.
 */
export function useSmsCode(onCode: (code: string) => void): void {
  const take = useEffectEvent(onCode)
  useEffect(() => {
    if (!('OTPCredential' in globalThis) || !('credentials' in navigator)) return
    const stop = new AbortController()
    const request: CredentialRequestOptions & { readonly otp: { readonly transport: readonly string[] } } = {
      otp: { transport: ['sms'] },
      signal: stop.signal,
    }
    navigator.credentials.get(request).then(
      (credential) => {
        const code = codeIn(credential)
        if (code !== undefined) take(code)
      },
      // Refused, ended, or no message: one types it.
      () => undefined,
    )
    return () => stop.abort()
  }, [])
}
