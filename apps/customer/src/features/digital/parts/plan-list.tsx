import {
  PLAN_GROUPS,
  type PlanGroup,
  type RechargePlan,
  useRechargePlans,
} from '@angadi/data/digital/recharge.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { ChipRow } from '@angadi/ui/chip/chip-row.tsx'
import { FilterChip } from '@angadi/ui/chip/filter-chip.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { SearchField } from '@angadi/ui/search-field/search-field.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { useId, useState } from 'react'

export interface PlanListProps {
  readonly operator: string
  readonly circle: string | undefined
  /** The id of the plan that is chosen. */
  readonly chosen: string | undefined
  readonly onChoose: (plan: RechargePlan) => void
}

/** Whether a plan's amount or description contains a text in small letters. */
function isLike({ amount_paise, data, calls, description }: RechargePlan, wanted: string): boolean {
  return [amount_paise / 100, data, calls, description].join(' ').toLowerCase().includes(wanted)
}

/** The plans of an operator, a group at a time or by a text. */
export function PlanList({ operator, circle, chosen, onChoose }: PlanListProps) {
  const { t } = useTranslation('digital')
  const { money } = useFormats()
  const { data, isError, isFetching, refetch } = useRechargePlans(operator, circle)
  const [group, setGroup] = useState<PlanGroup>()
  const [text, setText] = useState('')
  const name = useId()
  if (isError && !data) return <LoadFailed title={t('plans.failed')} busy={isFetching} onRetry={refetch} />
  const groups = PLAN_GROUPS.filter((one) => data?.some((plan) => plan.plan_group === one))
  const shown = group && groups.includes(group) ? group : groups[0]
  const wanted = text.trim().toLowerCase()
  // A search looks through every group.
  const listed =
    data?.filter((plan) => (wanted === '' ? plan.plan_group === shown : isLike(plan, wanted))) ?? []
  return (
    <Section title={t('plans.title')}>
      {data ? (
        <>
          {data.length > 0 ? (
            <SearchField
              label={t('plans.search')}
              clearLabel={t('search.clear')}
              maxLength={40}
              value={text}
              onChange={setText}
            />
          ) : null}
          {wanted === '' ? (
            <ChipRow label={t('plans.groups')}>
              {groups.map((one) => (
                <FilterChip key={one} pressed={one === shown} onChange={() => setGroup(one)}>
                  {t(`group.${one}`)}
                </FilterChip>
              ))}
            </ChipRow>
          ) : null}
          <p role="status" className={listed.length === 0 ? 'text-ink-muted' : 'sr-only'}>
            {listed.length === 0 ? t(wanted === '' ? 'plans.none' : 'plans.notFound') : null}
          </p>
          <fieldset className="flex min-w-0 flex-col gap-2">
            <legend className="sr-only">{t('plans.title')}</legend>
            {listed.map((plan) => (
              <label
                key={plan.id}
                className="relative flex min-h-16 items-center gap-4 rounded-lg border border-line bg-surface-raised px-4 py-3 has-checked:border-action has-checked:bg-action-soft has-focus-visible:outline-3 has-focus-visible:outline-focus"
              >
                <input
                  type="radio"
                  name={name}
                  value={plan.id}
                  checked={plan.id === chosen}
                  onChange={() => onChoose(plan)}
                  className="absolute inset-0 appearance-none outline-none"
                />
                <span className="flex min-w-0 flex-1 flex-col gap-1.5">
                  <span className="text-lg font-semibold tabular-nums">{money(plan.amount_paise)}</span>
                  <span className="grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-x-3 gap-y-1 empty:hidden">
                    <PlanFacts plan={plan} />
                  </span>
                  <span className="text-sm text-ink-muted">{plan.description}</span>
                </span>
              </label>
            ))}
          </fieldset>
        </>
      ) : (
        <SkeletonGroup label={t('plans.loading')}>
          <div className="flex flex-col gap-2">
            {[1, 2, 3].map((row) => (
              <Skeleton key={row} className="h-16" />
            ))}
          </div>
        </SkeletonGroup>
      )}
    </Section>
  )
}

/** How long a plan lasts and what it holds, for comparing one with the next. */
function PlanFacts({ plan: { validity_days: days, data, calls } }: { readonly plan: RechargePlan }) {
  const { t } = useTranslation('digital')
  const facts = [
    {
      key: 'validity',
      label: t('plans.validity'),
      value: days === null ? null : t('plans.days', { count: days }),
    },
    { key: 'data', label: t('plans.data'), value: data },
    {
      key: 'calls',
      label: t('plans.calls'),
      value: calls?.toLowerCase() === 'unlimited' ? t('plans.unlimited') : calls,
    },
  ]
  return facts.map(({ key, label, value }) =>
    value ? (
      <span key={key} className="flex flex-col">
        <span className="text-xs text-ink-muted">{label}</span>
        <span className="font-medium tabular-nums">{value}</span>
      </span>
    ) : null,
  )
}
