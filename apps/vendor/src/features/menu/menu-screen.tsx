import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { WithVendor } from '../../shared/vendor/with-vendor.tsx'
import { MenuBoard } from './menu-board.tsx'

/** The vendor's menu, with one switch per item. */
export default function MenuScreen() {
  const { t } = useTranslation('vendor')
  return (
    <WithVendor title={t('menu.title')}>
      {(vendor) => <MenuBoard key={vendor.id} vendorId={vendor.id} />}
    </WithVendor>
  )
}
