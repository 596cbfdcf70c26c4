import { useBookableServices } from '@angadi/data/bookings/bookable-services.ts'
import type { LatLng } from '@angadi/domain/geo.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { ChipRow } from '@angadi/ui/chip/chip-row.tsx'
import { FilterChip } from '@angadi/ui/chip/filter-chip.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { servicesBySection } from '../sections.ts'
import { BEAUTY } from '../trade.ts'

export interface SectionChipsProps {
  readonly location: LatLng
  readonly value: string
  readonly onChange: (section: string) => void
}

/** The kinds of service that there are nearby, as filters; nothing where they could not be loaded. */
export function SectionChips({ location, value, onChange }: SectionChipsProps) {
  const { t } = useTranslation('beauty')
  const { data, isPending } = useBookableServices(BEAUTY, '', location)
  if (isPending) return <Skeleton className="h-13 rounded-full" />
  const sections = servicesBySection(data ?? []).filter(({ section }) => section !== '')
  if (sections.length === 0) return null
  return (
    <ChipRow label={t('kinds')}>
      {sections.map(({ section }) => (
        <FilterChip
          key={section}
          pressed={value.toLowerCase() === section.toLowerCase()}
          onChange={(isOn) => onChange(isOn ? section : '')}
        >
          {section}
        </FilterChip>
      ))}
    </ChipRow>
  )
}
