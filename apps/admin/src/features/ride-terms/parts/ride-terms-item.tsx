import type { RideTerms } from '@angadi/data/driver-day/ride-terms.ts'
import type { RegionRideTerms } from '@angadi/data/ride-terms/terms.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useVehicleWord } from '@angadi/shell/use-vehicle-word.ts'

/** Basis points of one percent. */
const PERCENT = 100

/** What drivers with a vehicle pay in a town: now, next, and what the fees came to. */
export function RideTermsItem({ place }: { readonly place: RegionRideTerms }) {
  const { t } = useTranslation('ride-terms')
  const { date, money } = useFormats()
  const word = useVehicleWord()
  const inWords = useTermsInWords()
  return (
    <div className="flex flex-col gap-1 py-3">
      <h3 className="font-bold">
        {place.region_name} · {word(place.vehicle)}
      </h3>
      <p>{t('now', { terms: inWords(place) })}</p>
      {place.next ? (
        <p className="font-medium text-action-ink">
          {t('next', { day: date(place.next.from), terms: inWords(place.next) })}
        </p>
      ) : null}
      {place.taken_paise > 0 ? (
        <p className="text-sm text-ink-muted">{t('taken', { amount: money(place.taken_paise) })}</p>
      ) : null}
    </div>
  )
}

/** Terms in a few words; of a commission the percentages of all modes that differ. */
function useTermsInWords(): (terms: RideTerms) => string {
  const { t } = useTranslation('ride-terms')
  const { money, number } = useFormats()
  return ({ model, fee_paise: fee, modes }) => {
    if (model === 'daily_fee') return t('isFee', { amount: money(fee) })
    const different = [...new Set(modes.map(({ commission_bp: bp }) => bp))]
    return different.map((bp) => t('isCommission', { percent: number(bp / PERCENT) })).join(' / ')
  }
}
