import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOnline } from '@angadi/shell/use-online.ts'
import { ChevronDown } from 'lucide-react'
import { useVendorState, type VendorState } from './use-vendor-state.ts'

const dots = {
  open: 'bg-success',
  paused: 'bg-warning',
  stopped: 'bg-danger',
  closed: 'bg-line-strong',
} as const satisfies Record<VendorState, string>

export interface VendorButtonProps {
  readonly vendor: MyVendor
  readonly onOpen: () => void
}

/** The vendor's name and whether it takes orders; opens the sheet to change that. */
export function VendorButton({ vendor, onOpen }: VendorButtonProps) {
  const { t } = useTranslation('vendor')
  const { state, labels } = useVendorState(vendor)
  const isOnline = useOnline()
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="-mx-2 flex min-h-touch max-w-full min-w-0 items-center gap-2 rounded-md px-2 py-1 text-left transition-colors hover:bg-surface-sunken"
    >
      <span className="flex min-w-0 flex-col">
        <span className="truncate font-bold">{vendor.name}</span>
        {/* Whatever was switched on: without a connection nothing is taken. */}
        <span
          className={`flex items-center gap-1.5 text-sm ${isOnline ? 'text-ink-muted' : 'font-semibold text-danger-ink'}`}
        >
          <span
            aria-hidden
            className={`size-2.5 shrink-0 rounded-full ${isOnline ? dots[state] : 'bg-danger'}`}
          />
          <span className="truncate">{isOnline ? labels : t('shop.missed')}</span>
        </span>
      </span>
      <ChevronDown aria-hidden className="size-5 shrink-0 text-ink-muted" />
      <span className="sr-only">{t('shop.change')}</span>
    </button>
  )
}
