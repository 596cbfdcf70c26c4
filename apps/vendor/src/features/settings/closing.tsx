import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { CirclePause, DoorClosed } from 'lucide-react'

/** Closing for a while, which one does oneself, and for good, which ends with the money settled and so with Angadi. */
export function Closing({ vendor }: { readonly vendor: MyVendor }) {
  const { t } = useTranslation('vendor-settings')
  const shop = useSheet('shop')
  const mayPause = vendor.rights.includes('orders')
  const isOwner = vendor.staff_position === 'owner'
  if (!mayPause && !isOwner) return null
  return (
    <Section title={t('closing.title')}>
      <div className="divide-y divide-line rounded-lg border border-line bg-surface-raised px-3">
        {mayPause ? (
          <ListRow
            lead={<CirclePause aria-hidden />}
            title={t('closing.pause')}
            note={t('closing.pauseText')}
            render={<button type="button" onClick={shop.open} />}
          />
        ) : null}
        {isOwner ? (
          <ListRow
            lead={<DoorClosed aria-hidden />}
            title={t('closing.end')}
            note={t('closing.endText')}
            render={<AppLink to={pathTo('help')} />}
          />
        ) : null}
      </div>
    </Section>
  )
}
