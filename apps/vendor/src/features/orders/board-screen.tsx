import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { PullRefresh } from '@angadi/shell/gestures/pull-refresh.tsx'
import { WithVendor } from '../../shared/vendor/with-vendor.tsx'
import { Board } from './board.tsx'

/** The kitchen's live board: what is to be answered, cooked and handed over now, and how the day goes. */
export default function BoardScreen() {
  const { t } = useTranslation('vendor')
  return (
    <PullRefresh>
      <WithVendor title={t('board.title')}>
        {(vendor) => <Board key={vendor.id} vendor={vendor} />}
      </WithVendor>
    </PullRefresh>
  )
}
