import type { Quote, QuoteProblem } from '@angadi/data/checkout/quote.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { TicketPercent } from 'lucide-react'
import { useState } from 'react'

/** Letters of the longest coupon code. */
const CODE_LENGTH = 20

export interface CouponFieldProps {
  /** The code that is being tried or has been taken. */
  readonly code: string | undefined
  readonly coupon: Quote['coupon']
  readonly problem: QuoteProblem | undefined
  readonly busy: boolean
  readonly onChange: (code: string | undefined) => void
}

/** A coupon: tried by the server, taken with what it saves, or refused with the reason. */
export function CouponField({ code, coupon, problem, busy, onChange }: CouponFieldProps) {
  const { t } = useTranslation('checkout')
  const { money } = useFormats()
  const [typed, setTyped] = useState(code ?? '')
  const remove = () => {
    setTyped('')
    onChange(undefined)
  }
  if (coupon)
    return (
      <Section title={t('coupon.title')}>
        <div
          role="status"
          className="flex items-center gap-3 rounded-lg bg-success-soft py-2 pr-2 pl-4 text-success-ink"
        >
          <TicketPercent aria-hidden className="size-6 shrink-0" />
          <p className="min-w-0 flex-1 font-medium">
            {t('coupon.applied', { code: coupon.code, amount: money(coupon.discount_paise) })}
          </p>
          <Button look="quiet" size="sm" onClick={remove}>
            {t('coupon.remove')}
          </Button>
        </div>
      </Section>
    )
  const sentence = problem
    ? t(couponWords(problem), { amount: money(problem.minimum_paise ?? 0) })
    : undefined
  return (
    <Section title={t('coupon.title')}>
      <form
        noValidate
        className="flex items-start gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          onChange(typed.trim().toUpperCase() || undefined)
        }}
      >
        <div className="min-w-0 flex-1">
          <TextField
            label={t('coupon.label')}
            hideLabel
            placeholder={t('coupon.label')}
            maxLength={CODE_LENGTH}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            {...(sentence ? { error: sentence } : {})}
          />
        </div>
        {code ? (
          <Button look="secondary" onClick={remove}>
            {t('coupon.remove')}
          </Button>
        ) : (
          <Button type="submit" look="secondary" busy={busy && typed !== ''} disabled={typed.trim() === ''}>
            {t('coupon.apply')}
          </Button>
        )}
      </form>
    </Section>
  )
}

function couponWords({ code, reason }: QuoteProblem) {
  if (code === 'coupon_not_applicable' && reason) return `coupon.${reason}` as const
  return 'coupon.invalid' as const
}
