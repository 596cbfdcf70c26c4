import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { PullRefresh } from '@angadi/shell/gestures/pull-refresh.tsx'
import { WithVendor } from '../../shared/vendor/with-vendor.tsx'
import { Board } from './board.tsx'

/** The live board: orders to accept, prepare and hand over, and today's figures. */
export default function BoardScreen() {
  const { t } = useTranslation('vendor')
  return (
    <PullRefresh>
      <WithVendor title={t('board.title')} isTitleShort>
        {(vendor) => <Board key={vendor.id} vendor={vendor} />}
      </WithVendor>
    </PullRefresh>
  )
}
