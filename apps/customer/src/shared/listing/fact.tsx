import type { ReactNode } from 'react'

export interface FactProps {
  readonly icon: ReactNode
  /** Hidden on phones, so that what follows starts higher. */
  readonly onWide?: boolean
  readonly children: string
}

/** One fact of a list beside the name of a vendor, such as its distance. */
export function Fact({ icon, onWide = false, children }: FactProps) {
  return (
    <li
      className={`${onWide ? 'max-md:hidden' : ''} flex items-center gap-1.5 font-medium [&_svg]:size-4.5 [&_svg]:text-ink-muted`}
    >
      {icon}
      {children}
    </li>
  )
}
