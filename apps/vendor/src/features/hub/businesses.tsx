import { useMyVendors } from '@angadi/data/vendor-console/my-vendors.ts'
import type { HubBusiness } from '@angadi/data/vendor-hub/hub.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Check, Store } from 'lucide-react'
import { chooseVendor } from '../../shared/vendor/chosen-vendor.ts'

export interface BusinessesProps {
  readonly businesses: readonly HubBusiness[]
  /** The business that the console shows. */
  readonly chosen: string
}

/** Every business of the reader: what waits there and what it sold today; a tap turns the console to it. */
export function Businesses({ businesses, chosen }: BusinessesProps) {
  const { t } = useTranslation('vendor-hub')
  const { money } = useFormats()
  const { data: vendors = [] } = useMyVendors()
  const names = new Map(vendors.map(({ id, name }) => [id, name]))
  return (
    <Section title={t('businesses.title')}>
      <ul className="grid grid-cols-1 gap-x-6 rounded-lg border border-line bg-surface-raised px-3 lg:grid-cols-2">
        {businesses.map((one) => (
          <li key={one.id} className="border-b border-line last:border-0">
            <ListRow
              lead={one.id === chosen ? <Check aria-label={t('businesses.chosen')} /> : <Store aria-hidden />}
              title={names.get(one.id) ?? ''}
              note={[
                t(one.is_open ? 'businesses.open' : 'businesses.closed'),
                t('businesses.underWay', { count: one.under_way }),
                one.figures ? t('todaySales', { amount: money(one.figures.today_sales) }) : null,
              ]
                .filter((part) => part !== null)
                .join(' · ')}
              trail={
                one.waiting > 0 ? (
                  <Badge tone="danger">{t('businesses.waiting', { count: one.waiting })}</Badge>
                ) : undefined
              }
              render={<button type="button" onClick={() => chooseVendor(one.id)} />}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
