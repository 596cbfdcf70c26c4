import type { OfferedService } from '@angadi/data/bookings/bookable-vendor.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Check, Plus } from 'lucide-react'
import { useVisitWords } from '../../../shared/booking/use-visit-words.ts'

/** As many services as one visit can have. */
const MOST_SERVICES = 8

export interface OfferedServicesProps {
  readonly services: readonly OfferedService[]
  /** The ids of those that are chosen. */
  readonly chosen: ReadonlySet<string>
  readonly onToggle: (id: string) => void
}

/** What a business offers: price, length, team and warranty of each, which can be added to the visit. */
export function OfferedServices({ services, chosen, onToggle }: OfferedServicesProps) {
  const { t } = useTranslation('home-services')
  const words = useVisitWords()
  return (
    <Section title={t('vendor.services')}>
      <ul className="divide-y divide-line">
        {services.map((service) => {
          const isChosen = chosen.has(service.id)
          const facts = [
            service.people > 1 ? t('team', { count: service.people }) : undefined,
            service.sets_off ? t('setsOff') : undefined,
            service.warranty_days ? t('warrantyDays', { count: service.warranty_days }) : undefined,
          ].filter((fact) => fact !== undefined)
          return (
            <li key={service.id} className="flex items-start gap-3 py-3">
              <div className="min-w-0 flex-1">
                <h3 className="font-semibold wrap-anywhere">{service.name}</h3>
                <p className="tabular-nums">
                  <span className="font-semibold">{words.price(service.price_paise, service.to_paise)}</span>
                  <span className="text-sm text-ink-muted"> · {words.length(service.minutes)}</span>
                </p>
                {facts.length > 0 ? <p className="text-sm text-ink-muted">{facts.join(' · ')}</p> : null}
                {service.description ? (
                  <p className="mt-0.5 text-sm text-ink-muted">{service.description}</p>
                ) : null}
              </div>
              <Button
                variant={isChosen ? 'soft' : 'secondary'}
                size="sm"
                aria-pressed={isChosen}
                aria-label={t(isChosen ? 'vendor.removeService' : 'vendor.addService', {
                  name: service.name,
                })}
                disabled={chosen.size >= MOST_SERVICES && !isChosen}
                icon={isChosen ? <Check aria-hidden /> : <Plus aria-hidden />}
                onClick={() => onToggle(service.id)}
              >
                {t(isChosen ? 'vendor.added' : 'vendor.add')}
              </Button>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
