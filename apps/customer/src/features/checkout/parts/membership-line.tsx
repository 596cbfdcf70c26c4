import type { Quote } from '@angadi/data/checkout/quote.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'

/** What a membership saves on this order, or would save, and what is missing for a free delivery. */
export function MembershipLine({ quote: { membership } }: { readonly quote: Pick<Quote, 'membership'> }) {
  const { t } = useTranslation('checkout')
  const { money, distance } = useFormats()
  if (!membership) return null
  const amount = money(membership.saving_paise)
  if (!membership.is_member)
    return membership.saving_paise > 0 ? (
      <AppLink
        to={pathTo('membership')}
        className="inline-flex min-h-touch items-center text-sm font-semibold text-action-ink"
      >
        {t('membership.wouldSave', { amount })}
      </AppLink>
    ) : null
  const lacks = membership.missing.find(({ code }) => code === 'delivery')
  return (
    <div className="text-sm">
      {membership.saving_paise > 0 ? (
        <p className="font-medium text-success-ink">{t('membership.saves', { amount })}</p>
      ) : null}
      {lacks?.more_paise ? <p>{t('membership.more', { amount: money(lacks.more_paise) })}</p> : null}
      {lacks?.within_m ? <p>{t('membership.within', { distance: distance(lacks.within_m) })}</p> : null}
    </div>
  )
}
