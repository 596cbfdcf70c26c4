import { pictureUrl } from '@angadi/data/client/config.ts'
import type { Completion } from '@angadi/data/discovery/suggest.ts'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { LayoutGrid, MapPin, Search, Store } from 'lucide-react'

const ICONS = {
  item: Search,
  vendor: Store,
  service: LayoutGrid,
  place: MapPin,
  other: LayoutGrid,
} as const

/** The picture of a suggestion, or the icon of its kind. */
export function CompletionPicture({ row }: { readonly row: Completion }) {
  const Icon = ICONS[row.kind]
  if (row.picture === null) return <Icon />
  return (
    <Picture
      src={pictureUrl(row.picture)}
      alt=""
      ratio="square"
      rounded="none"
      className="w-10"
      fallback={<Icon />}
    />
  )
}
