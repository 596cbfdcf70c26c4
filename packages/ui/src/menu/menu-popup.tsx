import { Menu as BaseMenu } from '@base-ui/react/menu'
import type { RefObject } from 'react'
import { overlayVariants } from '../dialog-sheet/overlay-variants.ts'
import { fillLink } from '../link-slot/fill-link.ts'
import type { MenuEntry } from './menu-entry.ts'

export interface MenuPopupProps {
  /** The button that opened it: the popup's anchor, which gets the focus back. */
  readonly anchor: RefObject<HTMLButtonElement | null>
  /** The id of that button, which names the list. */
  readonly labelledBy: string
  readonly entries: readonly MenuEntry[]
  readonly open: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

const entryVariants =
  'flex min-h-touch w-full items-center gap-3 rounded-sm px-3 text-left outline-none select-none data-disabled:opacity-50 data-highlighted:bg-surface-sunken [&_svg]:size-5'

/** The popup of a `Menu`, loaded when the user reaches for the button. */
export function MenuPopup({ anchor, labelledBy, entries, open, onOpenChange }: MenuPopupProps) {
  return (
    <BaseMenu.Root
      open={open}
      onOpenChange={(isOpen, { event }) => {
        // A press on the button already closes the menu; closing here too would make its click open it again.
        const isOnButton = event.target instanceof Node && anchor.current?.contains(event.target)
        if (isOpen || !isOnButton) onOpenChange(isOpen)
      }}
    >
      <BaseMenu.Portal>
        {/* The portal is outside all landmarks, so it is a landmark itself. */}
        <BaseMenu.Positioner
          role="region"
          aria-labelledby={labelledBy}
          anchor={anchor}
          sideOffset={6}
          align="end"
          className="z-popup outline-none"
        >
          <BaseMenu.Popup
            aria-labelledby={labelledBy}
            finalFocus={anchor}
            className={`${overlayVariants.popup} max-h-(--available-height) min-w-52 max-w-(--available-width) overflow-y-auto p-1.5`}
          >
            {entries.map(({ key, label, icon, dangerous, disabled, onSelect, render }) => {
              const className = `${entryVariants} ${dangerous ? 'text-danger-ink' : ''}`
              return render ? (
                <BaseMenu.LinkItem
                  key={key}
                  closeOnClick
                  render={fillLink(render, {
                    className,
                    children: (
                      <>
                        {icon}
                        {label}
                      </>
                    ),
                  })}
                />
              ) : (
                <BaseMenu.Item
                  key={key}
                  disabled={disabled}
                  onClick={() => onSelect?.()}
                  className={className}
                >
                  {icon}
                  {label}
                </BaseMenu.Item>
              )
            })}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}
