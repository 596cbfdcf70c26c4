import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { WithVendor } from '../../shared/vendor/with-vendor.tsx'
import { MenuBoard } from './menu-board.tsx'

/** What is sold, with one switch per dish for what has run out. */
export default function MenuScreen() {
  const { t } = useTranslation('vendor')
  return (
    <WithVendor title={t('menu.title')}>
      {(vendor) => <MenuBoard key={vendor.id} vendorId={vendor.id} />}
    </WithVendor>
  )
}
