import { type Incident, isAuthPath, isReportable, TIMEOUT_MS } from '@angadi/domain/recovery/incident.ts'
import { addressParts } from '../boundaries/part-address.ts'
import { letFirstContentStand } from '../head/first-content.ts'
import { PAINT_EVENT, READY_EVENT } from './boot-events.ts'
import { drawPlainly } from './plain-overlay.ts'
import { type RecoveryReason, requestRecovery, withdrawRecovery } from './recovery-state.ts'

// Inline in every page, before everything else: it must work when nothing of the app has been loaded. The
// server names its hash in the content policy.

addressParts()
letFirstContentStand()

/** The overlay with the product's design and texts; the build writes its URL next to this script. */
const overlayUrl = document.currentScript?.dataset['overlay']
let hasPainted = false
let isFetched = false

function want(reason: RecoveryReason): void {
  if (!requestRecovery(reason) || isFetched) return
  isFetched = true
  const overlay = overlayUrl ? import(/* @vite-ignore */ overlayUrl) : Promise.reject()
  overlay.catch(drawPlainly)
}

function stands(): boolean {
  return Boolean(document.getElementById('root')?.firstElementChild)
}

function told(incident: Incident): void {
  if (!isReportable(incident, location.origin)) return
  if (!hasPainted) want('error')
  // An app that has rendered and is still shown two frames later has survived the error, which is in its log.
  else
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (!stands()) want('error')
      }),
    )
}

function incidentOf(reason: unknown, message: string, source: string): Incident {
  const error = reason instanceof Error || reason instanceof DOMException ? reason : undefined
  return {
    message: error?.message ?? message,
    source,
    name: error?.name ?? '',
    stack: (error instanceof Error && error.stack) || '',
  }
}

addEventListener(
  'error',
  (event) => {
    const { target } = event
    if (target instanceof HTMLScriptElement) {
      if (!hasPainted && target.src.startsWith(`${location.origin}/`)) want('script')
    } else if (event instanceof ErrorEvent) told(incidentOf(event.error, event.message, event.filename))
  },
  // Load failures are reported only to the element itself.
  true,
)
addEventListener('unhandledrejection', ({ reason }) => told(incidentOf(reason, String(reason), '')))

for (const name of [PAINT_EVENT, READY_EVENT])
  addEventListener(name, () => {
    hasPainted = true
    withdrawRecovery()
  })

addEventListener('load', () =>
  setTimeout(() => {
    if (!hasPainted && !stands() && !isAuthPath(location.pathname)) want('slow')
  }, TIMEOUT_MS),
)
