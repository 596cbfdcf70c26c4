import type { ReactNode } from 'react'

export interface ChipRowProps {
  readonly label: string
  readonly children: ReactNode
}

/** A row of filters; on a phone it scrolls sideways, up to the screen's edges. */
export function ChipRow({ label, children }: ChipRowProps) {
  return (
    <fieldset className="-mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0">
      <legend className="sr-only">{label}</legend>
      {children}
    </fieldset>
  )
}
