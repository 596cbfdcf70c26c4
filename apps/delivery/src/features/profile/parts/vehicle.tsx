import type { CourierProfile } from '@angadi/data/courier-console/profile.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Card } from '@angadi/ui/card/card.tsx'
import { KeyValueList } from '@angadi/ui/key-value-list/key-value-list.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { useCourierWords } from '../use-courier-words.ts'

/** What the courier rides, and what customers see of it. */
export function Vehicle({ profile: { vehicle_kind, plate } }: { readonly profile: CourierProfile }) {
  const { t } = useTranslation('courier-page')
  const words = useCourierWords()
  return (
    <Section title={t('vehicle.title')}>
      <Card className="flex flex-col gap-2">
        <KeyValueList
          entries={[
            { key: 'kind', label: t('vehicle.kind'), value: words.vehicle(vehicle_kind) },
            { key: 'plate', label: t('vehicle.plate'), value: plate ?? t('vehicle.noPlate') },
          ]}
        />
        <p className="text-sm text-ink-muted">{t('vehicle.seen')}</p>
      </Card>
    </Section>
  )
}
