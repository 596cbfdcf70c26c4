import { useOfferReasons } from '@angadi/data/dispatch/reasons.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { KeyValueList } from '@angadi/ui/key-value-list/key-value-list.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { CircleHelp } from 'lucide-react'
import { useState } from 'react'

/** A button that says why the courier was offered this job (Issue 36, dispatch). */
export default function OfferReasons({ offerId }: { readonly offerId: string }) {
  const { t } = useTranslation(['dispatch', 'common'])
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="self-start"
        icon={<CircleHelp aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('why.open')}
      </Button>
      <DialogSheet
        open={isOpen}
        onOpenChange={setOpen}
        title={t('why.title')}
        closeLabel={t('common:close')}
        size="sm"
      >
        {isOpen ? <Reasons offerId={offerId} /> : null}
      </DialogSheet>
    </>
  )
}

function Reasons({ offerId }: { readonly offerId: string }) {
  const { t } = useTranslation(['dispatch', 'common'])
  const { distance } = useFormats()
  const { data, error, isFetching, refetch } = useOfferReasons(offerId)
  if (!data && error) {
    return <LoadFailed title={t('why.failed')} error={error} busy={isFetching} onRetry={refetch} />
  }
  if (!data) {
    return (
      <SkeletonGroup label={t('common:loading')}>
        <Skeleton shape="box" className="h-40" />
      </SkeletonGroup>
    )
  }
  const { rank, of, radius_m: radius } = data
  return (
    <div className="flex flex-col gap-3">
      <p>
        {rank !== null && of !== null && radius !== null
          ? t('why.rank', { rank, of, distance: distance(radius) })
          : t('why.round', { round: data.round })}
      </p>
      <KeyValueList
        entries={data.factors.map(({ key, points }) => ({
          key,
          label: t(`factor.${key}`),
          value: t('why.points', { points }),
        }))}
      />
    </div>
  )
}
