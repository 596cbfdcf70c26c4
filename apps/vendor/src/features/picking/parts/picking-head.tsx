import type { PickingList } from '@angadi/data/grocery/picking-list.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Progress } from '@angadi/ui/progress/progress.tsx'
import { Clock, MessageSquareText } from 'lucide-react'
import { GiftNote } from '../../../shared/gift-note.tsx'

/** Whose order it is, until when it should be packed, and how much is decided. */
export function PickingHead({ list }: { readonly list: PickingList }) {
  const { t } = useTranslation('picking')
  const { time, dateTime } = useFormats()
  const decided = list.lines.filter(({ state }) => state !== 'waiting').length
  return (
    <header className="flex flex-col gap-3">
      <div>
        <h1 className="text-2xl font-bold tabular-nums">{list.order_number}</h1>
        <p className="flex flex-wrap gap-x-4 text-ink-muted">
          {t('for', { name: list.customer_name })}
          {list.promised_max_at ? (
            <span className="inline-flex items-center gap-1.5 font-semibold text-ink">
              <Clock aria-hidden className="size-4.5" />
              {list.scheduled_for
                ? t('arriveAt', { at: dateTime(list.scheduled_for) })
                : t('arriveBy', { at: time(list.promised_max_at) })}
            </span>
          ) : null}
        </p>
      </div>
      {list.instructions ? (
        <p className="flex items-start gap-2 rounded-md bg-warning-soft px-3 py-2 font-medium text-warning-ink">
          <MessageSquareText aria-hidden className="mt-0.5 size-5 shrink-0" />
          {list.instructions}
        </p>
      ) : null}
      <GiftNote gift={list.gift} />
      <div className="flex flex-col gap-1.5">
        <p role="status" className="font-semibold tabular-nums">
          {t('progress', { decided, count: list.lines.length })}
        </p>
        <Progress
          label={t('progress', { decided, count: list.lines.length })}
          value={decided}
          max={Math.max(1, list.lines.length)}
        />
      </div>
    </header>
  )
}
