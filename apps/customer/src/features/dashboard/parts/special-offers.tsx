import { useOffers } from '@angadi/data/vendors/offers.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Section } from '@angadi/ui/page/section.tsx'
import { Offers } from '../../../shared/vendor/offers.tsx'

/** The discounts that run; nothing where there are none. */
export function SpecialOffers() {
  const { t } = useTranslation('dashboard')
  const { data, isLoading } = useOffers()
  if (!isLoading && !data?.length) return null
  return (
    <Section title={t('offers')}>
      <Offers />
    </Section>
  )
}
