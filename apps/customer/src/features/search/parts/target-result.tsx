import type { TargetHit } from '@angadi/data/discovery/search-market.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { LayoutGrid, MapPin } from 'lucide-react'
import { targetPath } from '../../../shared/search/search-paths.ts'
import { useDeliverTo } from '../../../shared/search/use-deliver-to.ts'

/** A service, a place or something newer than this build: a service opens its screen, a place its page, or becomes the delivery location. */
export function TargetResult({ hit }: { readonly hit: TargetHit }) {
  const { t } = useTranslation('search')
  const { distance } = useFormats()
  const deliverTo = useDeliverTo()
  const path = targetPath(hit.target)
  const { lat, lng } = hit
  const far = hit.distance_m === null ? null : distance(hit.distance_m)
  return (
    <ListRow
      lead={hit.kind === 'place' ? <MapPin aria-hidden /> : <LayoutGrid aria-hidden />}
      title={hit.title}
      note={
        hit.kind === 'place'
          ? [path === undefined ? t('deliverHere') : t('kind.place'), far].filter(Boolean).join(' · ')
          : [t(`kind.${hit.kind}`), far].filter(Boolean).join(' · ')
      }
      render={
        path === undefined ? (
          <button
            type="button"
            onClick={() => {
              if (lat !== null && lng !== null) deliverTo({ name: hit.title, lat, lng })
            }}
          />
        ) : (
          <AppLink to={path} />
        )
      }
    />
  )
}
