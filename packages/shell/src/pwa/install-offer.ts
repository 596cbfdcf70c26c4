import { useSyncExternalStore } from 'react'

/** The browser's own offer to install the app, which it makes once, at a time of its choice. */
export interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

let offer: InstallOffer | undefined
const listeners = new Set<() => void>()

function isOffer(event: Event): event is InstallOffer {
  return 'prompt' in event && typeof event.prompt === 'function'
}

function set(next: InstallOffer | undefined): void {
  offer = next
  for (const listener of listeners) listener()
}

/**
 * Stores the browser's offer until it can be shown (Spec §2 Add to Home Screen). Called early: the event is sent only
 * once.
 */
export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isOffer(event)) return
    event.preventDefault()
    set(event)
  })
  window.addEventListener('appinstalled', () => set(undefined))
}

/** Removes the offer, which can be used only once. */
export function spendInstallOffer(): void {
  set(undefined)
}

/** The offer that can be used now. */
export function useInstallOffer(): InstallOffer | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => offer,
  )
}
