import type { Benefit } from '@angadi/data/membership/plans.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useChargeLabel } from '@angadi/shell/bill/use-charge-label.ts'

const WHOLE_BP = 10_000

/** Says what a benefit takes off, and when. */
export function useBenefitText(): (benefit: Benefit) => string {
  const { t } = useTranslation('membership')
  const { money, number, distance } = useFormats()
  const labelOf = useChargeLabel()
  return ({ code, off_bp: off, from_paise: from, within_m: within }) => {
    const what = labelOf({ code })
    return [
      off === WHOLE_BP
        ? t('benefit.free', { what })
        : t('benefit.part', { what, percent: number(off / 100) }),
      ...(from > 0 ? [t('benefit.from', { amount: money(from) })] : []),
      ...(within === null ? [] : [t('benefit.within', { distance: distance(within) })]),
    ].join(' · ')
  }
}
