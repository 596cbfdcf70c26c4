import type { VendorOrder } from '@angadi/data/vendor-console/order.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Package } from 'lucide-react'
import { isWorkedElsewhere } from '../stage.ts'

/** Leads from the board to the parcels, which are packed there and nowhere else; nothing without parcels under way. */
export function ParcelsLink({ orders }: { readonly orders: readonly VendorOrder[] }) {
  const { t } = useTranslation('vendor')
  const count = orders.filter(isWorkedElsewhere).length
  if (count === 0) return null
  return (
    <Banner
      tone="action"
      icon={<Package aria-hidden />}
      action={
        <LinkButton size="sm" variant="soft" render={<AppLink to={pathTo('vendorShoppingOrders')} />}>
          {t('board.toParcels')}
        </LinkButton>
      }
    >
      {t('board.parcels', { count })}
    </Banner>
  )
}
