import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Tabs } from '@angadi/ui/tabs/tabs.tsx'
import { useSearchParams } from 'react-router-dom'
import NoRight from '../../shared/vendor/no-right.tsx'
import { WithVendor } from '../../shared/vendor/with-vendor.tsx'
import { Earnings } from './earnings.tsx'
import { Figures } from './figures.tsx'

/** What was earned and paid out, and what sells when (Spec §2, /vendor/analytics). */
export default function AnalyticsScreen() {
  const { t } = useTranslation('vendor')
  return (
    <WithVendor title={t('nav.earnings')}>
      {(vendor) => <Analytics key={vendor.id} vendor={vendor} />}
    </WithVendor>
  )
}

function Analytics({ vendor }: { readonly vendor: MyVendor }) {
  const { t } = useTranslation(['vendor-figures', 'vendor'])
  const [params, setParams] = useSearchParams()
  const part = params.get('part') === 'figures' ? 'figures' : 'earnings'
  return (
    <Tabs
      label={t('vendor:nav.earnings')}
      value={part}
      onChange={(next) =>
        setParams(next === 'figures' ? { part: next } : {}, { replace: true, preventScrollReset: true })
      }
      tabs={[
        {
          value: 'earnings',
          label: t('vendor:nav.earnings'),
          panel: vendor.rights.includes('money') ? <Earnings vendor={vendor} /> : <NoRight right="money" />,
        },
        {
          value: 'figures',
          label: t('title'),
          panel: vendor.rights.includes('prices') ? <Figures vendor={vendor} /> : <NoRight right="prices" />,
        },
      ]}
    />
  )
}
