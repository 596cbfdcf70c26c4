import type { Plan } from '@angadi/data/membership/plans.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { usePlanName } from '@angadi/shell/membership/use-plan-name.ts'
import { Card } from '@angadi/ui/card/card.tsx'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useBenefitText } from './use-benefit-text.ts'

export interface PlanCardProps {
  readonly plan: Plan
  /** What can be done with it. */
  readonly children: ReactNode
}

/** A plan: its price, what it takes off, and what it would have saved the reader. */
export function PlanCard({ plan, children }: PlanCardProps) {
  const { t } = useTranslation('membership')
  const { money } = useFormats()
  const nameOf = usePlanName()
  const benefitText = useBenefitText()
  const amount = money(plan.price_paise)
  const points = [
    ...plan.benefits.map(benefitText),
    ...(plan.support_hours === null ? [] : [t('benefit.support', { n: plan.support_hours })]),
    ...(plan.family_members > 0 ? [t('benefit.family', { n: plan.family_members })] : []),
  ]
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 className="text-xl font-bold">{nameOf(plan.code)}</h2>
        <p>
          {plan.months === null
            ? t('term.days', { amount, n: plan.days })
            : t('term.months', { amount, n: plan.months })}
        </p>
      </div>
      <ul className="flex flex-col gap-2">
        {points.map((point) => (
          <li key={point} className="flex gap-2">
            <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
            {point}
          </li>
        ))}
      </ul>
      {plan.last_month_paise ? (
        <p className="font-medium text-success-ink">
          {t('wouldHaveSaved', { amount: money(plan.last_month_paise) })}
        </p>
      ) : null}
      {children}
    </Card>
  )
}
