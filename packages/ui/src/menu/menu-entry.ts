import type { ReactNode } from 'react'
import type { LinkSlot } from '../link-slot/fill-link.ts'

/** One entry of a `Menu`. */
export interface MenuEntry {
  readonly key: string
  readonly label: ReactNode
  readonly icon?: ReactNode
  readonly dangerous?: boolean | undefined
  readonly disabled?: boolean | undefined
  /** Runs an action; use either this … */
  readonly onSelect?: (() => void) | undefined
  /** … or a link: the router's link. */
  readonly render?: LinkSlot | undefined
}
