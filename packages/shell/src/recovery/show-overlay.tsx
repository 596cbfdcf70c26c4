import { loadNamespaces } from '@angadi/i18n/load-namespaces.ts'
import { createRoot, type Root } from 'react-dom/client'
import { deviceFacts } from './facts.ts'
import { RecoveryOverlay } from './recovery-overlay.tsx'
import { RECOVER_EVENT, recoveryReason } from './recovery-state.ts'

// The boot watchdog loads this when the overlay is needed; if that fails, it draws a plain one.
const [facts] = await Promise.all([deviceFacts(), loadNamespaces(['common', 'recovery'])])
const place = document.createElement('div')
let root: Root | undefined

function draw(): void {
  const reason = recoveryReason()
  document.getElementById('root')?.toggleAttribute('inert', reason !== undefined)
  if (reason) {
    document.body.append(place)
    root ??= createRoot(place)
    root.render(<RecoveryOverlay reason={reason} facts={facts} />)
  } else {
    root?.unmount()
    root = undefined
    place.remove()
  }
}

addEventListener(RECOVER_EVENT, draw)
draw()
