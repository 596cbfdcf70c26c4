import { type ComponentProps, cloneElement, type ReactElement, useId, useRef, useState } from 'react'
import type { MenuEntry } from './menu-entry.ts'
import type { MenuPopup } from './menu-popup.tsx'

export interface MenuProps {
  /** The button that opens it, such as an `IconButton`. */
  readonly trigger: ReactElement<ComponentProps<'button'>>
  readonly entries: readonly MenuEntry[]
}

/**
 * A menu of less frequent actions. The popup, 40 kB with its positioning code, is loaded when the user reaches for the
 * button: on hover, focus or press.
 */
export function Menu({ trigger, entries }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const buttonId = useId()
  const [Popup, setPopup] = useState<typeof MenuPopup>()
  const [isOpen, setOpen] = useState(false)
  const load = () => {
    if (Popup) return
    import('./menu-popup.tsx').then(
      (loaded) => setPopup(() => loaded.MenuPopup),
      // Without a network, the next press tries again.
      () => setOpen(false),
    )
  }
  return (
    <>
      {cloneElement(trigger, {
        ref: button,
        id: buttonId,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        onPointerEnter: load,
        onFocus: load,
        onClick: () => {
          load()
          setOpen(!isOpen)
        },
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          load()
          setOpen(true)
        },
      })}
      {Popup ? (
        <Popup anchor={button} labelledBy={buttonId} entries={entries} open={isOpen} onOpenChange={setOpen} />
      ) : null}
    </>
  )
}
