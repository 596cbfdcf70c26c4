import {
  useAddVisitPhoto,
  useRemoveVisitPhoto,
  useVisitPhotos,
  VISIT_STAGES,
  type VisitStage,
} from '@angadi/data/home-services/visit-photos.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { PhotosField } from '@angadi/shell/photos/photos-field.tsx'
import { ReviewPhotoList } from '@angadi/shell/reviews/review-photo-list.tsx'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'

/** As large as the bucket takes them: the longest side in pixels, and bytes. */
const LIMITS = { side: 1280, bytes: 524_288 } as const

/**
 * Photos of the work, before and after it: taken while it goes on and just after, then only looked at. The customer sees
 * each at once (Spec §2 Home services).
 */
export function TakePhotos({ orderId }: { readonly orderId: string }) {
  const { t } = useTranslation(['photos', 'common'])
  const errorText = useErrorText()
  const offline = useOfflineReason()
  const { data, error, shown, urls, refetch, isFetching } = useVisitPhotos(orderId)
  const { mutateAsync: add } = useAddVisitPhoto(orderId)
  const { mutateAsync: remove } = useRemoveVisitPhoto(orderId)
  if (error && !data)
    return (
      <div role="alert" className="flex flex-col items-start gap-2">
        <p>{errorText(error)}</p>
        <Button variant="secondary" size="sm" busy={isFetching} onClick={() => void refetch()}>
          {t('common:retry')}
        </Button>
      </div>
    )
  if (!data) return <Skeleton shape="box" className="h-20" />
  const change = (stage: VisitStage, next: readonly string[]) => {
    const gone = data[stage].find((path) => !next.includes(path))
    if (gone !== undefined) remove(gone).catch((problem: unknown) => notify.problem(errorText(problem)))
  }
  const sides = VISIT_STAGES.filter((stage) => data.may_add.includes(stage) || data[stage].length > 0)
  if (sides.length === 0) return null
  return (
    <section aria-label={t('work.title')} className="flex flex-col gap-4">
      <p className="text-sm text-ink-muted">{t('work.hint')}</p>
      {sides.map((stage) =>
        data.may_add.includes(stage) && offline === undefined ? (
          <PhotosField
            key={stage}
            title={t(`work.${stage}`)}
            paths={data[stage]}
            onChange={(next) => change(stage, next)}
            most={data.most}
            limits={LIMITS}
            store={(photo) => add({ stage, photo })}
            urls={urls}
            testId={`photo-${stage}`}
          />
        ) : (
          <div key={stage}>
            <h3 className="mb-1.5 text-sm font-semibold">{t(`work.${stage}`)}</h3>
            <ReviewPhotoList photos={shown(stage)} />
          </div>
        ),
      )}
    </section>
  )
}
