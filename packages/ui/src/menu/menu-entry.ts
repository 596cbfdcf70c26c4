import type { ReactNode } from 'react'
import type { LinkSlot } from '../link-slot/fill-link.ts'

/** One line of a `Menu`. */
export interface MenuEntry {
  readonly key: string
  readonly label: ReactNode
  readonly icon?: ReactNode
  readonly dangerous?: boolean | undefined
  readonly disabled?: boolean | undefined
  /** Does something … */
  readonly onSelect?: (() => void) | undefined
  /** … or goes somewhere: the router's link. */
  readonly render?: LinkSlot | undefined
}
