import { type CardReading, type ReadCard, useReadCard } from '@angadi/data/membership/read-card.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { lastDay } from '@angadi/shell/membership/last-day.ts'
import { usePlanName } from '@angadi/shell/membership/use-plan-name.ts'
import { ScanField } from '@angadi/shell/scan/scan-field.tsx'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { BadgeCheck } from 'lucide-react'

/** Checks the membership card that a customer shows: whether they are a member, by which plan and until when. */
export function ReadCardPart({ read }: { readonly read?: ReadCard | undefined }) {
  const { t } = useTranslation('vendor-hub')
  const { mutate, data, error, isPending, variables = '' } = useReadCard(read)
  return (
    <div className="max-w-reading">
      <Section title={t('card.title')}>
        <p className="text-ink-muted">{t('card.text')}</p>
        <ScanField label={t('card.label')} onCode={(code) => mutate(code)} />
        <div aria-busy={isPending}>
          {error ? (
            <LoadFailed
              title={t('card.failed')}
              error={error}
              busy={isPending}
              onRetry={() => mutate(variables)}
            />
          ) : data ? (
            <Told reading={data} />
          ) : null}
        </div>
      </Section>
    </div>
  )
}

function Told({ reading: { valid, name, plan = '', ends_at } }: { readonly reading: CardReading }) {
  const { t } = useTranslation('vendor-hub')
  const { date } = useFormats()
  const nameOf = usePlanName()
  if (!valid || !ends_at)
    return (
      <Banner urgent tone="warning" title={t('card.none')}>
        {t('card.noneText')}
      </Banner>
    )
  return (
    <Banner
      urgent
      tone="success"
      icon={<BadgeCheck aria-hidden />}
      title={name ? t('card.member', { name }) : t('card.memberUnnamed')}
    >
      {t('card.until', { plan: nameOf(plan), date: date(lastDay(ends_at)) })}
    </Banner>
  )
}
