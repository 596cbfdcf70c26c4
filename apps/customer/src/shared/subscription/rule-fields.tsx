import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Checkbox } from '@angadi/ui/checkbox/checkbox.tsx'
import { FilterChip } from '@angadi/ui/chip/filter-chip.tsx'
import { NumberStepper } from '@angadi/ui/number-stepper/number-stepper.tsx'
import { RadioChips } from '../choice-card/radio-chips.tsx'
import { RULE_CHOICES, type RuleDraft } from './rule-draft.ts'
import { useSubscriptionLabels } from './use-subscription-labels.ts'

/** From Monday on; 0 is Sunday. */
const WEEK = [1, 2, 3, 4, 5, 6, 0] as const

export interface RuleFieldsProps {
  /** What comes. */
  readonly name: string
  readonly draft: RuleDraft
  readonly maxQuantity: number
  readonly onChange: (draft: RuleDraft) => void
}

/** How often, on which days, how much, and what happens at a new price. */
export function RuleFields({ name, draft, maxQuantity, onChange }: RuleFieldsProps) {
  const { t } = useTranslation('subscriptions')
  const labels = useSubscriptionLabels()
  const switchDay = (weekday: number, on: boolean) =>
    onChange({
      ...draft,
      custom: on ? [...draft.custom, weekday] : draft.custom.filter((one) => one !== weekday),
    })
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span aria-hidden className="text-sm font-semibold">
          {t('quantity.title')}
        </span>
        <NumberStepper
          label={t('quantity.label', { name })}
          value={draft.quantity}
          min={1}
          max={maxQuantity}
          decreaseLabel={t('quantity.less')}
          increaseLabel={t('quantity.more')}
          onChange={(quantity) => onChange({ ...draft, quantity })}
        />
      </div>
      <RadioChips
        label={t('rule.label')}
        value={draft.choice}
        onChange={(choice) => onChange({ ...draft, choice })}
        options={RULE_CHOICES.map((choice) => ({ value: choice, label: t(`rule.${choice}`) }))}
      />
      {draft.choice === 'custom' ? (
        <fieldset className="flex min-w-0 flex-wrap gap-2">
          <legend className="mb-2 text-sm font-semibold">{t('rule.weekdays')}</legend>
          {WEEK.map((weekday) => (
            <FilterChip
              key={weekday}
              pressed={draft.custom.includes(weekday)}
              onChange={(on) => switchDay(weekday, on)}
            >
              {labels.weekday(weekday)}
            </FilterChip>
          ))}
        </fieldset>
      ) : null}
      <Checkbox
        label={t('subscribe.ask')}
        hint={t('subscribe.askHint')}
        checked={draft.asks}
        onChange={(event) => onChange({ ...draft, asks: event.target.checked })}
      />
    </>
  )
}
