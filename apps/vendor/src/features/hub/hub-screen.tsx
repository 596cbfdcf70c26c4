import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Tabs } from '@angadi/ui/tabs/tabs.tsx'
import { useSearchParams } from 'react-router-dom'
import NoRight from '../../shared/vendor/no-right.tsx'
import { WithVendor } from '../../shared/vendor/with-vendor.tsx'
import { ReadCardPart } from './card/read-card.tsx'
import { Offers } from './offers/offers.tsx'
import { Overview } from './overview.tsx'
import { Reviews } from './reviews/reviews.tsx'

const PARTS = ['overview', 'offers', 'reviews', 'card'] as const

/** Where everything of a business is at hand: what needs attention, its offers, its reviews (Spec §2, /vendor/hub). */
export default function HubScreen() {
  const { t } = useTranslation('vendor-hub')
  return <WithVendor title={t('title')}>{(vendor) => <Hub key={vendor.id} vendor={vendor} />}</WithVendor>
}

function Hub({ vendor }: { readonly vendor: MyVendor }) {
  const { t } = useTranslation('vendor-hub')
  const [params, setParams] = useSearchParams()
  const part = PARTS.find((one) => one === params.get('part')) ?? 'overview'
  return (
    <Tabs
      label={t('title')}
      value={part}
      onChange={(next) =>
        setParams(next === 'overview' ? {} : { part: next }, { replace: true, preventScrollReset: true })
      }
      tabs={[
        { value: 'overview', label: t('overview'), panel: <Overview vendor={vendor} /> },
        {
          value: 'offers',
          label: t('offers.title'),
          panel: vendor.rights.includes('prices') ? <Offers vendor={vendor} /> : <NoRight right="prices" />,
        },
        { value: 'reviews', label: t('reviews.title'), panel: <Reviews vendor={vendor} /> },
        { value: 'card', label: t('card.tab'), panel: <ReadCardPart /> },
      ]}
    />
  )
}
