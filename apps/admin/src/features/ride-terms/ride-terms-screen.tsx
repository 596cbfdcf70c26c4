import { useRegionRideTerms } from '@angadi/data/ride-terms/terms.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Percent } from 'lucide-react'
import { ListBesideForm } from '../../shared/list-beside-form.tsx'
import { RideTermsForm } from './parts/ride-terms-form.tsx'
import { RideTermsItem } from './parts/ride-terms-item.tsx'

/** What drivers pay for rides in each town with each vehicle, and a form for the next terms. */
export default function RideTermsScreen() {
  const { t } = useTranslation('ride-terms')
  const query = useRegionRideTerms()
  return (
    <ListBesideForm
      query={query}
      keyOf={({ region_id, vehicle }) => `${region_id} ${vehicle}`}
      rowOf={(terms) => <RideTermsItem place={terms} />}
      form={<RideTermsForm places={query.data ?? []} />}
      labels={{
        title: t('title'),
        list: t('list'),
        failed: t('failed'),
        none: t('none'),
        noneText: t('noneText'),
        add: t('add'),
      }}
      picture={<Percent aria-hidden />}
    />
  )
}
