import { Menu as BaseMenu } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'
import { overlayLook } from '../dialog-sheet/overlay-look.ts'
import { fillLink, type LinkSlot } from '../link-slot/fill-link.ts'

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

export interface MenuProps {
  /** The button that opens it, such as an `IconButton`. */
  readonly trigger: ReactElement
  readonly entries: readonly MenuEntry[]
}

const entryLook =
  'flex min-h-touch w-full items-center gap-3 rounded-sm px-3 text-left outline-none select-none data-disabled:opacity-50 data-highlighted:bg-surface-sunken [&_svg]:size-5'

/** The less frequent things one can do here. */
export function Menu({ trigger, entries }: MenuProps) {
  return (
    <BaseMenu.Root>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner sideOffset={6} align="end" className="z-popup outline-none">
          <BaseMenu.Popup className={`${overlayLook.popup} min-w-52 p-1.5`}>
            {entries.map(({ key, label, icon, dangerous, disabled, onSelect, render }) => {
              const className = `${entryLook} ${dangerous ? 'text-danger-ink' : ''}`
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
