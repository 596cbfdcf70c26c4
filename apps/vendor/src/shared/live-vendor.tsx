import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import { liveOrdersOptions, useLiveVendor } from '@angadi/data/vendor-console/orders.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { announce } from '@angadi/ui/announcer/announce.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { isBoard } from './use-nav-items.tsx'
import { useChosenVendor } from './vendor/chosen-vendor.ts'

/** Subscribes to one vendor's live events and announces what the board does not show. */
export function LiveVendor({ vendor }: { readonly vendor: MyVendor }) {
  const { t } = useTranslation('vendor')
  const queryClient = useQueryClient()
  const { pathname } = useLocation()
  const isShown = useChosenVendor().vendor?.id === vendor.id && isBoard(pathname)
  useLiveVendor(vendor.id, ({ order_id: orderId, status }) => {
    if (status === 'pending') announce(t('news.arrived', { vendor: vendor.name }), { urgent: true })
    if (status !== 'cancelled') return
    // Orders that this vendor cancelled are no longer in the list.
    const live = queryClient.getQueryData(liveOrdersOptions(vendor.id).queryKey)
    const gone = live?.orders.find((order) => order.order_id === orderId)
    if (!gone) return
    const labels = t('news.cancelled', { number: gone.order_number })
    // This vendor's board shows the order until it is acknowledged, and other screens show a notification. Only another
    // vendor's board needs a message of its own.
    if (isShown || !isBoard(pathname)) announce(labels, { urgent: true })
    else notify.warning(labels, { duration: 10_000 })
  })
  return null
}
