import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip'
import type { ReactElement } from 'react'

export interface TooltipProps {
  /** What it adds for those with a mouse; never the only place where something is said. */
  readonly text: string
  /** A button or link. */
  readonly children: ReactElement
}

/** A few words on hover and focus, for desktop consoles. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <BaseTooltip.Root>
      <BaseTooltip.Trigger render={children} />
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner sideOffset={8} className="z-popup">
          <BaseTooltip.Popup className="max-w-64 origin-(--transform-origin) rounded-sm bg-ink px-2.5 py-1.5 text-sm text-ink-inverse shadow-floating transition-[opacity,scale] duration-fast data-ending-style:opacity-0 data-starting-style:scale-95 data-starting-style:opacity-0">
            {text}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  )
}
