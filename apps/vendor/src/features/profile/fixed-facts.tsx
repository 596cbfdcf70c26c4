import type { VendorCard } from '@angadi/data/vendor-card/card.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { KeyValueList } from '@angadi/ui/key-value-list/key-value-list.tsx'
import { Section } from '@angadi/ui/page/section.tsx'

const HUNDREDTHS = 100

/** What only our team changes: name, address, licence and commission. */
export function FixedFacts({ card }: { readonly card: VendorCard }) {
  const { t } = useTranslation('vendor-profile')
  return (
    <Section title={t('fixed.title')}>
      <p className="text-sm text-ink-muted">{t('fixed.text')}</p>
      <KeyValueList
        entries={[
          { key: 'name', label: t('fixed.name'), value: card.name },
          { key: 'address', label: t('fixed.address'), value: card.address },
          ...(card.phone_masked ? [{ key: 'phone', label: t('fixed.phone'), value: card.phone_masked }] : []),
          ...(card.fssai_number
            ? [{ key: 'fssai', label: t('fixed.licence'), value: card.fssai_number }]
            : []),
          {
            key: 'commission',
            label: t('fixed.commission'),
            value: t('fixed.percent', { percent: card.commission_bp / HUNDREDTHS }),
          },
        ]}
      />
    </Section>
  )
}
