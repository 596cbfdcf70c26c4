import { useEffect, useEffectEvent } from 'react'

/** Reads the code from a WebOTP credential, which TypeScript's library does not declare yet. */
function codeIn(credential: unknown): string | undefined {
  const has = typeof credential === 'object' && credential !== null && 'code' in credential
  return has && typeof credential.code === 'string' ? credential.code : undefined
}

/**
 * Reads the code from the SMS where the browser supports WebOTP; elsewhere the keyboard suggests it. Aborts on unmount,
 * or the browser would keep waiting for an SMS.
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
      // Refused, aborted or no SMS: the user types the code.
      () => undefined,
    )
    return () => stop.abort()
  }, [])
}
