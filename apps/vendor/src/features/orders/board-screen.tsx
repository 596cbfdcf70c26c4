import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { PullRefresh } from '@angadi/shell/gestures/pull-refresh.tsx'
import { Navigate } from 'react-router-dom'
import { WithVendor } from '../../shared/vendor/with-vendor.tsx'
import { Board } from './board.tsx'

/** Where vendors begin whose desk is not the board: a shop has no stove, its work is among the parcels. */
const DESK_ROUTES: Readonly<Record<string, 'vendorShopping' | 'salonDashboard'>> = {
  parcels: 'vendorShopping',
  bookings: 'salonDashboard',
}

/** The live board: orders to accept, prepare and hand over, and today's figures. */
export default function BoardScreen() {
  const { t } = useTranslation('vendor')
  return (
    <PullRefresh>
      <WithVendor title={t('board.title')} isTitleShort>
        {(vendor) => {
          const elsewhere = vendor.desk ? DESK_ROUTES[vendor.desk] : undefined
          return elsewhere ? (
            <Navigate to={pathTo(elsewhere)} replace />
          ) : (
            <Board key={vendor.id} vendor={vendor} />
          )
        }}
      </WithVendor>
    </PullRefresh>
  )
}
