import type { OfferedService } from '@angadi/data/bookings/bookable-vendor.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Check, Plus } from 'lucide-react'
import { useVisitWords } from '../../../shared/booking/use-visit-words.ts'

export interface ServiceListProps {
  readonly services: readonly OfferedService[]
  /** The ids of those that are chosen. */
  readonly chosen: ReadonlySet<string>
  /** Whether no more can be chosen. */
  readonly isFull: boolean
  readonly onToggle: (id: string) => void
}

/** What a salon offers, by section: each service can be added to the visit. */
export function ServiceList({ services, chosen, isFull, onToggle }: ServiceListProps) {
  const { t } = useTranslation('beauty')
  const sections = [...Map.groupBy(services, ({ section }) => section ?? '')]
  return (
    <div className="flex flex-col gap-7">
      {sections.map(([section, list]) => (
        <Section key={section} title={section || t('services.others')}>
          <ul className="divide-y divide-line">
            {list.map((service) => (
              <ServiceRow
                key={service.id}
                service={service}
                isChosen={chosen.has(service.id)}
                isFull={isFull}
                onToggle={() => onToggle(service.id)}
              />
            ))}
          </ul>
        </Section>
      ))}
    </div>
  )
}

interface ServiceRowProps {
  readonly service: OfferedService
  readonly isChosen: boolean
  readonly isFull: boolean
  readonly onToggle: () => void
}

function ServiceRow({ service, isChosen, isFull, onToggle }: ServiceRowProps) {
  const { t } = useTranslation('beauty')
  const words = useVisitWords()
  const { name, description, minutes, price_paise: from, to_paise: to } = service
  return (
    <li className="flex items-start gap-3 py-3">
      <div className="min-w-0 flex-1">
        <h3 className="font-semibold wrap-anywhere">{name}</h3>
        <p className="tabular-nums">
          <span className="font-semibold">{words.price(from, to)}</span>
          <span className="text-sm text-ink-muted"> · {words.length(minutes)}</span>
        </p>
        {description ? <p className="mt-0.5 text-sm text-ink-muted">{description}</p> : null}
      </div>
      <Button
        variant={isChosen ? 'soft' : 'secondary'}
        size="sm"
        aria-pressed={isChosen}
        aria-label={t(isChosen ? 'salon.removeService' : 'salon.addService', { name })}
        disabled={isFull && !isChosen}
        icon={isChosen ? <Check aria-hidden /> : <Plus aria-hidden />}
        onClick={onToggle}
      >
        {t(isChosen ? 'salon.added' : 'salon.add')}
      </Button>
    </li>
  )
}
