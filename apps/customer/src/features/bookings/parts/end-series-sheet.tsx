import { AppError } from '@angadi/data/errors/app-error.ts'
import { type SeriesCost, useEndSeries, useSeriesEnd } from '@angadi/data/series/end-series.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { KeyValueList } from '@angadi/ui/key-value-list/key-value-list.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useBookingWords } from '../use-booking-words.ts'

export interface EndSeriesSheetProps {
  readonly seriesId: string
  readonly vendorName: string
  readonly onClose: () => void
}

/** What ending the rest of a series costs, visit by visit, and ending it for no more than that. */
export default function EndSeriesSheet({ seriesId, vendorName, onClose }: EndSeriesSheetProps) {
  const { t } = useTranslation(['series', 'common'])
  const { money } = useFormats()
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const preview = useSeriesEnd(seriesId)
  const { mutateAsync: end } = useEndSeries(seriesId)
  const cost = preview.data
  const { submit, isBusy, error } = useSubmission<number, SeriesCost>({
    form: 'end-series',
    work: (seen) => end(seen),
    onSuccess: ({ refund_paise: back }) => {
      notify.success(t('end.done'), {
        description: back > 0 ? t('end.back', { amount: money(back) }) : undefined,
      })
      onClose()
    },
    onError: () => void preview.refetch(),
  })
  const isDearer = error instanceof AppError && error.code === 'series_price_changed'
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('end.title')}
      description={`${vendorName}. ${t('end.text')}`}
      closeLabel={t('common:close')}
      footer={
        <div className="flex flex-col gap-2 md:flex-row-reverse">
          <Button
            variant="danger"
            size="lg"
            wide
            busy={isBusy}
            disabled={!cost || cost.visits.length === 0}
            unavailableReason={unavailableReason}
            onClick={() => (cost ? void submit(cost.charge_paise) : undefined)}
          >
            {cost && cost.charge_paise > 0
              ? t('end.confirmCharge', { amount: money(cost.charge_paise) })
              : t('end.confirm')}
          </Button>
          <Button variant="secondary" size="lg" wide onClick={onClose}>
            {t('end.keep')}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-4">
        {error ? (
          <Banner urgent tone={isDearer ? 'warning' : 'danger'}>
            {isDearer ? t('end.changed') : errorText(error)}
          </Banner>
        ) : null}
        {cost ? (
          <Costs cost={cost} />
        ) : preview.error ? (
          <LoadFailed
            title={t('end.failed')}
            error={preview.error}
            busy={preview.isFetching}
            onRetry={preview.refetch}
          />
        ) : (
          <SkeletonGroup label={t('common:loading')}>
            <Skeleton shape="box" className="h-36" />
          </SkeletonGroup>
        )}
      </div>
    </DialogSheet>
  )
}

function Costs({ cost }: { readonly cost: SeriesCost }) {
  const { t } = useTranslation(['series', 'bookings'])
  const { money } = useFormats()
  const words = useBookingWords()
  if (cost.visits.length === 0) return <p>{t('end.none')}</p>
  return (
    <>
      <Banner tone={cost.charge_paise > 0 ? 'warning' : 'success'}>
        <p className="text-base">
          {cost.charge_paise > 0 ? t('end.costs', { amount: money(cost.charge_paise) }) : t('end.free')}{' '}
          {cost.refund_paise > 0 ? t('end.back', { amount: money(cost.refund_paise) }) : null}
        </p>
      </Banner>
      <section aria-label={t('end.visits')}>
        <KeyValueList
          entries={cost.visits.map((visit) => ({
            key: visit.order_id,
            label: words.at(visit.starts_at),
            value: visit.charge_paise > 0 ? money(visit.charge_paise) : t('bookings:cancel.nothing'),
          }))}
        />
      </section>
    </>
  )
}
