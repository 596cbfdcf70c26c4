import type { BookingTerms } from '@angadi/data/salon-desk/setup.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Section } from '@angadi/ui/page/section.tsx'
import { RadioGroup } from '@angadi/ui/radio-group/radio-group.tsx'
import { Select } from '@angadi/ui/select/select.tsx'
import { Switch } from '@angadi/ui/switch/switch.tsx'
import { PAIR } from '../services/service-fields.tsx'
import { useAheadText } from './use-ahead-text.ts'

export interface TermsFieldsProps {
  readonly terms: BookingTerms
  readonly onChange: (changes: Partial<BookingTerms>) => void
}

const STEPS = [5, 10, 15, 20, 30, 60]
const NOTICES = [0, 30, 60, 120, 240, 720, 1440, 2880, 10_080]
const HORIZONS = [7, 14, 30, 60, 90, 180]

/** What is offered, with what is stored among it: another app may have stored what this one does not offer. */
function withOwn(offered: readonly number[], own: number): readonly number[] {
  return offered.includes(own) ? offered : [...offered, own].toSorted((a, b) => a - b)
}

/** Which times are on offer, and who confirms a booking. */
export function TimesFields({ terms, onChange }: TermsFieldsProps) {
  const { t } = useTranslation('salon')
  const aheadText = useAheadText()
  const select = (key: 'step_minutes' | 'notice_minutes' | 'horizon_days') => ({
    value: String(terms[key]),
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      onChange({ [key]: Number(event.currentTarget.value) }),
  })
  return (
    <Section title={t('times.title')}>
      <div className={PAIR}>
        <Select
          label={t('times.step')}
          {...select('step_minutes')}
          options={withOwn(STEPS, terms.step_minutes).map((minutes) => ({
            value: String(minutes),
            label: t('times.everyMinutes', { minutes }),
          }))}
        />
        <Select
          label={t('times.notice')}
          {...select('notice_minutes')}
          options={withOwn(NOTICES, terms.notice_minutes).map((minutes) => ({
            value: String(minutes),
            label: minutes === 0 ? t('times.noNotice') : t('times.ahead', { time: aheadText(minutes) }),
          }))}
        />
        <Select
          label={t('times.horizon')}
          {...select('horizon_days')}
          options={withOwn(HORIZONS, terms.horizon_days).map((count) => ({
            value: String(count),
            label: t('times.days', { count }),
          }))}
        />
      </div>
      <Switch
        label={t('times.fromOpening')}
        hint={t('times.fromOpeningText')}
        checked={terms.from_opening}
        onChange={(event) => onChange({ from_opening: event.currentTarget.checked })}
      />
      <RadioGroup
        label={t('times.confirm')}
        value={terms.confirms_itself ? 'itself' : 'asked'}
        onChange={(next) => onChange({ confirms_itself: next === 'itself' })}
        options={[
          { value: 'itself', label: t('times.itself'), hint: t('times.itselfText') },
          { value: 'asked', label: t('times.asked'), hint: t('times.askedText') },
        ]}
      />
    </Section>
  )
}
