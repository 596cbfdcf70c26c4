import { GENDERS } from '@angadi/data/bookings/gender.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { Select } from '@angadi/ui/select/select.tsx'
import { Switch } from '@angadi/ui/switch/switch.tsx'
import { X } from 'lucide-react'
import { type ChosenOffer, canBeTogether, gendersAmong } from './chosen-visit.ts'
import { useVisitWords } from './use-visit-words.ts'
import type { ChosenService } from './visit-draft.ts'

export interface ChosenServicesProps {
  readonly offers: readonly ChosenOffer[]
  readonly onChange: (services: readonly ChosenService[]) => void
}

/** The services of a visit in their order: by whom each is wanted, and which begin together. */
export function ChosenServices({ offers, onChange }: ChosenServicesProps) {
  const { t } = useTranslation('times')
  const { money } = useFormats()
  const words = useVisitWords()
  const change = (index: number, part: Partial<ChosenService>) =>
    onChange(offers.map(({ chosen }, n) => (n === index ? { ...chosen, ...part } : chosen)))
  return (
    <ol aria-label={t('chosen.label')} className="divide-y divide-line rounded-lg border border-line">
      {offers.map((offer, index) => {
        const { chosen, service, people } = offer
        const before = offers[index - 1]
        return (
          <li key={service.id} className="flex flex-col gap-2 px-3 py-2">
            <div className="flex items-center gap-2">
              <p className="min-w-0 flex-1">
                <span className="block font-semibold wrap-anywhere">{service.name}</span>
                <span className="text-sm text-ink-muted tabular-nums">
                  {words.length(service.minutes)} · {words.price(service.price_paise, service.to_paise)}
                </span>
              </p>
              <IconButton
                icon={<X aria-hidden />}
                label={t('chosen.remove', { name: service.name })}
                onClick={() => onChange(offers.flatMap((one, n) => (n === index ? [] : one.chosen)))}
              />
            </div>
            {people.length > 1 && service.people === 1 ? (
              <Select
                label={t('chosen.by', { name: service.name })}
                hideLabel
                value={chosen.personId ?? chosen.gender ?? ''}
                onChange={({ target }) => {
                  const gender = GENDERS.find((one) => one === target.value)
                  change(index, { gender, personId: gender ? undefined : target.value || undefined })
                }}
                options={[
                  { value: '', label: t('chosen.anybody') },
                  ...gendersAmong(people).map((one) => ({ value: one, label: t(`chosen.${one}`) })),
                  ...people.map(({ id, name, price_paise: paise }) => ({
                    value: id,
                    label:
                      service.price_paise === service.to_paise
                        ? name
                        : t('chosen.personPrice', { name, price: money(paise) }),
                  })),
                ]}
              />
            ) : people[0] && service.people === 1 ? (
              <p className="text-sm text-ink-muted">{t('chosen.with', { name: people[0].name })}</p>
            ) : null}
            {canBeTogether(before, offer) ? (
              <Switch
                label={t('chosen.together', { name: before?.service.name })}
                checked={chosen.isTogether}
                onChange={({ target }) => change(index, { isTogether: target.checked })}
              />
            ) : null}
          </li>
        )
      })}
    </ol>
  )
}
