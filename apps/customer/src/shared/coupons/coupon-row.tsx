import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { TicketPercent } from 'lucide-react'
import { Suspense, useRef } from 'react'
import { useRestoredFocus } from '../item/use-restored-focus.ts'
import type { CouponRowProps } from './coupon-labels.ts'

const CouponSheet = lazy(() => import('./coupon-sheet.tsx'))

/** The coupon of a cart or a checkout in one row: what it saves, or the one that saves the most with one tap. */
export function CouponRow({ offers, code, applied, refusal, busy, onChange }: CouponRowProps) {
  const { t } = useTranslation('offers')
  const { money } = useFormats()
  const sheet = useSheet('coupons')
  const box = useRef<HTMLDivElement>(null)
  useRestoredFocus(applied?.code, box, 'button')
  const [best] = offers ?? []
  const proposed = best && best.discount_paise > 0 ? best : undefined
  const isApplied = code !== undefined && applied != null
  return (
    <div
      ref={box}
      className={`flex min-h-12 items-center gap-3 rounded-lg pr-1 pl-4 ${isApplied ? 'bg-success-soft text-success-ink' : 'bg-accent-soft text-accent-ink'}`}
    >
      <TicketPercent aria-hidden className="size-6 shrink-0" />
      <button
        type="button"
        onClick={sheet.open}
        className="min-h-touch min-w-0 flex-1 py-1 text-left leading-snug"
      >
        <span role="status" className="block text-base font-semibold">
          {isApplied
            ? t('row.applied', { code: applied.code, amount: money(applied.discount_paise) })
            : proposed
              ? t('row.best', { code: proposed.code, amount: money(proposed.discount_paise) })
              : t('row.all')}
        </span>
        {isApplied || proposed ? (
          <span className="block text-sm underline underline-offset-2">{t('row.all')}</span>
        ) : null}
      </button>
      {isApplied ? (
        <Button
          variant="quiet"
          size="sm"
          aria-label={t('row.removeCode', { code: applied.code })}
          onClick={() => onChange(undefined)}
        >
          {t('row.remove')}
        </Button>
      ) : proposed ? (
        <Button
          variant="quiet"
          size="sm"
          busy={busy && code === proposed.code}
          aria-label={t('row.applyCode', { code: proposed.code })}
          onClick={() => onChange(proposed.code)}
        >
          {t('row.apply')}
        </Button>
      ) : null}
      {sheet.isOpen ? (
        <Suspense>
          <CouponSheet
            offers={offers ?? []}
            code={code}
            applied={applied}
            refusal={refusal}
            busy={busy}
            onChange={onChange}
            onClose={sheet.close}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
