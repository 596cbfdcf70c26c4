import type { VendorPage } from '@angadi/data/vendors/vendor.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { BadgeCheck, MapPin, UsersRound } from 'lucide-react'
import { Reviews } from '../../../shared/reviews/reviews.tsx'
import { Hours } from './hours.tsx'

export interface InfoSheetProps {
  readonly vendor: VendorPage
  readonly onClose: () => void
}

/** The address, opening hours and reviews of a restaurant. */
export default function InfoSheet({ vendor, onClose }: InfoSheetProps) {
  const { t } = useTranslation(['food', 'common'])
  const { money } = useFormats()
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={vendor.name}
      closeLabel={t('common:close')}
    >
      <div className="flex flex-col gap-8">
        <ul className="flex flex-col gap-2 text-ink-muted [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0">
          <li className="flex gap-2">
            <MapPin aria-hidden />
            {vendor.address}
          </li>
          {vendor.tagline ? <li className="italic">{vendor.tagline}</li> : null}
          {vendor.cost_for_two_paise === null ? null : (
            <li className="flex gap-2">
              <UsersRound aria-hidden />
              {t('restaurant.forTwo', { price: money(vendor.cost_for_two_paise) })}
            </li>
          )}
          {vendor.fssai_number ? (
            <li className="flex gap-2">
              <BadgeCheck aria-hidden />
              {t('restaurant.fssai', { number: vendor.fssai_number })}
            </li>
          ) : null}
        </ul>
        <Section title={t('restaurant.hours')}>
          <Hours hours={vendor.hours} />
        </Section>
        <Section title={t('restaurant.reviews')}>
          <Reviews subjectId={vendor.id} />
        </Section>
      </div>
    </DialogSheet>
  )
}
