import { Button } from '@angadi/ui/button/button.tsx'
import { Price } from '@angadi/ui/price/price.tsx'
import type { ReactNode } from 'react'

export interface OptionsSheetFooterProps {
  /** A `QuantityStepper`. */
  readonly quantity: ReactNode
  /** Everything chosen, times the quantity, in paise. */
  readonly totalPaise: number
  readonly addLabel: string
  readonly onAdd: () => void
  readonly disabled?: boolean | undefined
  readonly busy?: boolean | undefined
}

/** The quantity, and the running total on the add button. */
export function OptionsSheetFooter({
  quantity,
  totalPaise,
  addLabel,
  onAdd,
  disabled,
  busy,
}: OptionsSheetFooterProps) {
  return (
    <div className="flex items-center gap-3">
      {quantity}
      <Button wide disabled={disabled} busy={busy} onClick={onAdd}>
        <span className="flex flex-1 flex-wrap items-center justify-between gap-x-3">
          <span>{addLabel}</span>
          <Price paise={totalPaise} />
        </span>
      </Button>
    </div>
  )
}
