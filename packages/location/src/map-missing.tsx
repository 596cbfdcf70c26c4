import type { ReactNode } from 'react'

/** The text in place of a map that this device cannot draw. */
export function MapMissing({ children }: { readonly children: ReactNode }) {
  return (
    <p className="rounded-lg border border-line bg-surface-sunken p-4 text-sm text-ink-muted">{children}</p>
  )
}
