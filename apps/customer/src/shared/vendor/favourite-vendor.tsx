import { pictureUrl } from '@angadi/data/client/config.ts'
import type { Favourite } from '@angadi/data/vendors/favourites.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { StretchedLink } from '@angadi/ui/stretched-link/stretched-link.tsx'
import { vendorFallback } from '../trade/picture-fallback.tsx'
import { vendorPath } from './vendor-path.ts'

export interface FavouriteVendorProps {
  readonly vendor: Favourite
}

/** A saved vendor in a rail: picture, name and area, leading to what it sells. */
export function FavouriteVendor({ vendor: { slug, name, kind, area, picture } }: FavouriteVendorProps) {
  return (
    <li className="relative flex w-64 shrink-0 snap-start items-center gap-3 rounded-lg border border-line bg-surface-raised p-2.5 transition-colors hover:bg-surface-sunken">
      <Picture
        src={pictureUrl(picture)}
        alt=""
        ratio="square"
        rounded="md"
        fallback={vendorFallback(kind)}
        className="w-14"
      />
      <div className="min-w-0">
        <h3 className="truncate font-semibold">
          <StretchedLink render={<AppLink to={vendorPath(kind, slug)} />}>{name}</StretchedLink>
        </h3>
        <p className="truncate text-sm text-ink-muted">{area}</p>
      </div>
    </li>
  )
}
