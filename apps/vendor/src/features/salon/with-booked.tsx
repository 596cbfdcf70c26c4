import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import type { Right } from '@angadi/data/vendor-people/rights.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { CalendarX } from 'lucide-react'
import type { ReactNode } from 'react'
import { tradeOf } from '../../shared/trade/trade-of.ts'
import { WithVendor } from '../../shared/vendor/with-vendor.tsx'

export interface WithBookedProps {
  readonly title: string
  readonly right?: Right
  readonly children: (vendor: MyVendor) => ReactNode
}

/** A screen of a business that sells time; another business is led to its own board. */
export function WithBooked({ title, right, children }: WithBookedProps) {
  const { t } = useTranslation('salon')
  return (
    <WithVendor title={title} right={right}>
      {(vendor) =>
        tradeOf(vendor.kind).isBooked ? (
          children(vendor)
        ) : (
          <EmptyState
            picture={<CalendarX aria-hidden />}
            title={t('gate.title', { name: vendor.name })}
            action={
              <LinkButton render={<AppLink to={pathTo('vendorDashboard')} />}>{t('gate.board')}</LinkButton>
            }
          >
            {t('gate.text')}
          </EmptyState>
        )
      }
    </WithVendor>
  )
}
