import { vendorConsoleKeys } from '@angadi/data/vendor-console/keys.ts'
import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useCountdown } from '@angadi/ui/countdown-ring/use-countdown.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Whether the vendor takes orders: yes, paused for a while, stopped by hand, or outside the opening hours. */
export type VendorState = 'open' | 'paused' | 'stopped' | 'closed'

const NEVER = new Date(0).toISOString()

/** A vendor's current state, and the message that describes it. */
export function useVendorState(vendor: MyVendor): { readonly state: VendorState; readonly labels: string } {
  const { t } = useTranslation('vendor')
  const { time } = useFormats()
  const queryClient = useQueryClient()
  const { paused_until: pausedUntil } = vendor
  const isPaused = useCountdown(pausedUntil ?? NEVER, 0) > 0
  // No event announces the end of a pause. The opening hours may have ended too, so the server is asked again.
  useEffect(() => {
    if (pausedUntil && !isPaused)
      void queryClient.invalidateQueries({ queryKey: vendorConsoleKeys.all, predicate: isVendors })
  }, [pausedUntil, isPaused, queryClient])
  const state = !vendor.accepting_orders
    ? 'stopped'
    : isPaused
      ? 'paused'
      : vendor.is_open
        ? 'open'
        : 'closed'
  return {
    state,
    labels:
      state === 'paused' && pausedUntil
        ? t('shop.pausedUntil', { time: time(pausedUntil) })
        : t(`shop.${state}`),
  }
}

function isVendors({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean {
  return queryKey[1] === 'vendors'
}
