/** What the recovery overlay shows of this browser (Spec §2 Recovery Mode overlay). */
export interface DeviceFacts {
  readonly online: boolean
  /** Whether a service worker controls the page. */
  readonly controlled: boolean
  /** Storage used by this origin, in bytes; undefined where the browser does not report it. */
  readonly cacheBytes: number | undefined
  readonly userAgent: string
}

/** Collects them; never fails. */
export async function deviceFacts(): Promise<DeviceFacts> {
  const estimate = await navigator.storage?.estimate().catch(() => undefined)
  return {
    online: navigator.onLine,
    controlled: Boolean(navigator.serviceWorker?.controller),
    cacheBytes: estimate?.usage,
    userAgent: navigator.userAgent,
  }
}
