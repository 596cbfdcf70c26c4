import type { PickingList } from '@angadi/data/grocery/picking-list.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { Progress } from '@angadi/ui/progress/progress.tsx'
import { ArrowLeft, MessageSquareText, ScanBarcode } from 'lucide-react'
import { GiftNote } from '../../../shared/gift-note.tsx'

export interface PickingHeadProps {
  readonly list: PickingList
  /** Opens the scanner; undefined where nothing is picked. */
  readonly onScan: (() => void) | undefined
}

/** Whose order it is, until when it should be packed, how much is decided, and the scanner: 64 px and what there is to know. */
export function PickingHead({ list, onScan }: PickingHeadProps) {
  const { t } = useTranslation('picking')
  const { time, dateTime } = useFormats()
  const decided = list.lines.filter(({ state }) => state !== 'waiting').length
  const due = !list.promised_max_at
    ? undefined
    : list.scheduled_for
      ? t('arriveAt', { at: dateTime(list.scheduled_for) })
      : t('arriveBy', { at: time(list.promised_max_at) })
  return (
    <header className="flex flex-col gap-2 max-md:-mt-4">
      <div className="flex items-center gap-1">
        <AppLink
          to={pathTo('vendor')}
          aria-label={t('board')}
          className="-ml-3 grid size-touch shrink-0 place-items-center rounded-full hover:bg-surface-sunken"
        >
          <ArrowLeft aria-hidden className="size-6" />
        </AppLink>
        <div className="min-w-0 flex-1">
          <h1 className="truncate text-lg font-bold tabular-nums md:text-2xl">{list.order_number}</h1>
          <p className="truncate text-sm text-ink-muted">
            {t('for', { name: list.customer_name })}
            {due ? <span className="font-semibold text-ink"> · {due}</span> : null}
          </p>
        </div>
        <p role="status" className="shrink-0 text-sm font-semibold tabular-nums">
          <span className="sr-only">{t('progress', { decided, count: list.lines.length })}</span>
          <span aria-hidden>{`${decided}/${list.lines.length}`}</span>
        </p>
        {onScan ? (
          <IconButton
            label={t('scan.open')}
            icon={<ScanBarcode aria-hidden />}
            className="-mr-2"
            onClick={onScan}
          />
        ) : null}
      </div>
      <Progress
        label={t('progress', { decided, count: list.lines.length })}
        value={decided}
        max={Math.max(1, list.lines.length)}
      />
      {list.instructions ? (
        <p className="flex items-start gap-2 rounded-md bg-warning-soft px-3 py-2 text-sm font-medium text-warning-ink">
          <MessageSquareText aria-hidden className="mt-0.5 size-5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{list.instructions}</span>
        </p>
      ) : null}
      <GiftNote gift={list.gift} />
    </header>
  )
}
