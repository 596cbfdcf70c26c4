import type { Quote, QuoteProblem } from '@angadi/data/checkout/quote.ts'
import { LONGEST_PASTED, pastedCode } from '@angadi/domain/typed/pasted.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { TicketPercent } from 'lucide-react'
import { useRef, useState } from 'react'
import { useRestoredFocus } from '../../../shared/item/use-restored-focus.ts'

export interface CouponFieldProps {
  /** The code that the server is checking or has accepted. */
  readonly code: string | undefined
  readonly coupon: Quote['coupon']
  /** Why the last code was refused. The order is priced without it. */
  readonly refusal: QuoteProblem | undefined
  /** Whether the server is checking the code. */
  readonly busy: boolean
  readonly onChange: (code: string | undefined) => void
}

/** A coupon: checked by the server; shown with its discount, or refused without blocking the order. */
export function CouponField({ code, coupon, refusal, busy, onChange }: CouponFieldProps) {
  const { t } = useTranslation('checkout')
  const { money } = useFormats()
  const [typed, setTyped] = useState(code ?? '')
  const [isEdited, setEdited] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const applied = code === undefined ? null : coupon
  useRestoredFocus(applied?.code, box, 'input, button')
  return (
    <div ref={box}>
      <Section title={t('coupon.title')}>
        {applied ? (
          <div
            role="status"
            className="flex items-center gap-3 rounded-lg bg-success-soft py-2 pr-2 pl-4 text-success-ink"
          >
            <TicketPercent aria-hidden className="size-6 shrink-0" />
            <p className="min-w-0 flex-1 font-medium">
              {t('coupon.applied', { code: applied.code, amount: money(applied.discount_paise) })}
            </p>
            <Button
              variant="quiet"
              size="sm"
              aria-label={t('coupon.removeCode', { code: applied.code })}
              onClick={() => {
                setTyped('')
                onChange(undefined)
              }}
            >
              {t('coupon.remove')}
            </Button>
          </div>
        ) : (
          <form
            noValidate
            className="flex items-start gap-2"
            onSubmit={(event) => {
              event.preventDefault()
              const wanted = pastedCode(typed)
              setEdited(false)
              if (wanted === '') box.current?.querySelector('input')?.focus()
              else onChange(wanted)
            }}
          >
            <div className="min-w-0 flex-1">
              <TextField
                label={t('coupon.label')}
                hideLabel
                placeholder={t('coupon.label')}
                maxLength={LONGEST_PASTED}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                enterKeyHint="done"
                value={typed}
                onChange={({ target }) => {
                  setTyped(target.value)
                  setEdited(true)
                }}
                error={refusal && !isEdited ? refusalText(refusal) : undefined}
              />
            </div>
            <Button type="submit" variant="soft" busy={busy && code !== undefined}>
              {t('coupon.apply')}
            </Button>
          </form>
        )}
      </Section>
    </div>
  )

  function refusalText({ code: problem, reason, minimum_paise }: QuoteProblem): string {
    const labels =
      problem === 'coupon_not_applicable' && reason ? (`coupon.${reason}` as const) : 'coupon.invalid'
    return `${t(labels, { amount: money(minimum_paise ?? 0) })} ${t('coupon.without')}`
  }
}
