import { useGiftRedemptions } from '@angadi/data/gifts/gift-desk.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'

export interface RedemptionsSheetProps {
  readonly batchId: string
  readonly name: string
  readonly onClose: () => void
}

/** Which codes of a batch were redeemed, by whom and when. */
export function RedemptionsSheet({ batchId, name, onClose }: RedemptionsSheetProps) {
  const { t } = useTranslation(['gift-codes', 'common'])
  const { dateTime } = useFormats()
  const { data, error, isFetching, refetch } = useGiftRedemptions(batchId)
  return (
    <DialogSheet
      open
      size="sm"
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={`${t('people.title')} · ${name}`}
      closeLabel={t('common:close')}
    >
      {data ? (
        data.length === 0 ? (
          <p className="text-ink-muted">{t('people.none')}</p>
        ) : (
          <ul className="divide-y divide-line">
            {data.map(({ place, redeemed_by, redeemed_at }) => (
              <li key={place}>
                <ListRow
                  title={redeemed_by ?? t('people.somebody')}
                  note={dateTime(redeemed_at)}
                  trail={<span className="tabular-nums">{t('people.number', { place })}</span>}
                />
              </li>
            ))}
          </ul>
        )
      ) : error ? (
        <LoadFailed title={t('people.failed')} error={error} busy={isFetching} onRetry={refetch} />
      ) : (
        <SkeletonGroup label={t('common:loading')}>
          <Skeleton shape="box" className="h-32" />
        </SkeletonGroup>
      )}
    </DialogSheet>
  )
}
