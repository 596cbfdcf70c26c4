import { useVisitPhotos, VISIT_STAGES } from '@angadi/data/home-services/visit-photos.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Section } from '@angadi/ui/page/section.tsx'
import { ReviewPhotoList } from '../reviews/review-photo-list.tsx'

/** The photos that whoever came took before and after the work, for the customer and the help; nothing without any. */
export function WorkPhotos({ orderId }: { readonly orderId: string }) {
  const { t } = useTranslation('photos')
  const { shown } = useVisitPhotos(orderId)
  const sides = VISIT_STAGES.map((stage) => ({ stage, photos: shown(stage) })).filter(
    ({ photos }) => photos.length > 0,
  )
  if (sides.length === 0) return null
  return (
    <Section title={t('work.title')}>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-4">
        {sides.map(({ stage, photos }) => (
          <section key={stage} aria-label={t(`work.${stage}`)}>
            <h3 className="mb-1.5 text-sm font-semibold">{t(`work.${stage}`)}</h3>
            <ReviewPhotoList photos={photos} />
          </section>
        ))}
      </div>
    </Section>
  )
}
