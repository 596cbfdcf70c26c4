import { shareOf } from '@angadi/domain/money.ts'
import { type CancelStep, inOrder } from '@angadi/domain/salon-desk/cancel-ladder.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useAheadText } from './use-ahead-text.ts'

export interface CancelPreviewProps {
  /** The steps that charge something. */
  readonly steps: readonly CancelStep[]
  /** What is paid ahead, in basis points: more than that is never charged. */
  readonly depositBp: number
}

/** A visit that stands for all. */
const PRICE = 100_000

/** What the terms mean for a customer who has booked for ₹1,000, in plain words. */
export function CancelPreview({ steps, depositBp }: CancelPreviewProps) {
  const { t } = useTranslation('salon')
  const { money } = useFormats()
  const aheadText = useAheadText()
  const sorted = inOrder(steps)
  const paid = depositBp === 0 ? PRICE : shareOf(PRICE, depositBp)
  const [first] = sorted
  return (
    <div className="rounded-lg bg-surface-sunken p-4">
      <h3 className="font-semibold">{t('preview.title', { price: money(PRICE) })}</h3>
      <ul className="mt-2 flex list-disc flex-col gap-1 ps-5">
        <li>{first ? t('preview.free', { time: aheadText(first.minutes_before) }) : t('preview.always')}</li>
        {sorted.map(({ minutes_before: minutes, charge_bp: bp }) => (
          <li key={minutes}>
            {t('preview.step', {
              time: aheadText(minutes),
              amount: money(Math.min(shareOf(PRICE, bp), paid)),
            })}
          </li>
        ))}
        <li>{t('preview.never')}</li>
      </ul>
      <p className="mt-3 text-sm text-ink-muted">
        {t(depositBp === 0 ? 'preview.nothingPaid' : 'preview.mostPaid', { amount: money(paid) })}
      </p>
      <p className="mt-1 text-sm text-ink-muted">{t('preview.since')}</p>
    </div>
  )
}
