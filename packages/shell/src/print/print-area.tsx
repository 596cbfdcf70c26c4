import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** On paper nothing of the page but this; on the screen nothing of this. */
const RULES =
  '@media print{body>:not([data-print]){display:none!important}}@media screen{[data-print]{display:none}}'

/** What `window.print()` puts on paper while it is rendered, in place of the page. */
export function PrintArea({ children }: { readonly children: ReactNode }) {
  return createPortal(
    <div data-print="">
      <style>{RULES}</style>
      {children}
    </div>,
    document.body,
  )
}
