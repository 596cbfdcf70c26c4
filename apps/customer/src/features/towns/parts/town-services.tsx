import type { RegionPage } from '@angadi/data/public-pages/region-page.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import type { RouteName } from '@angadi/routes/manifest.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { isOpenRoute } from '@angadi/routes/trades.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { useRouteLabels } from '@angadi/shell/use-route-labels.ts'
import { Section } from '@angadi/ui/page/section.tsx'
import { StretchedLink } from '@angadi/ui/stretched-link/stretched-link.tsx'
import { categoryDrawing, type Drawing } from '../../../shared/drawings/category-drawings.ts'
import { CategoryPicture } from '../../../shared/drawings/category-picture.tsx'

/** What is sold by vendors of a town. */
const BY_VENDORS = [
  { kind: 'food', route: 'food', drawing: categoryDrawing('food-delivery') },
  { kind: 'grocery', route: 'grocery', drawing: categoryDrawing('grocery') },
  { kind: 'shopping', route: 'shopping', drawing: categoryDrawing('shopping') },
] as const

/** The services that are open in a town, with how many offer them; recharges and bills work everywhere. */
export function TownServices({ town }: { readonly town: RegionPage }) {
  const { t } = useTranslation('towns')
  const countOf = (kind: string) => town.kinds.find((one) => one.kind === kind)?.vendors ?? 0
  const here = BY_VENDORS.filter(({ kind, route }) => isOpenRoute(route) && countOf(kind) > 0)
  return (
    <Section title={t('services', { town: town.name })}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,6.5rem),1fr))] gap-x-3 gap-y-5 md:grid-cols-5 md:gap-x-6">
        {here.map(({ kind, route, drawing }) => (
          <Tile key={kind} route={route} drawing={drawing} note={t('vendors', { count: countOf(kind) })} />
        ))}
        <Tile
          route="digitalMobileRecharge"
          drawing={categoryDrawing('mobile-recharge')}
          note={t('everywhere')}
        />
        <Tile route="digitalBillPayments" drawing={categoryDrawing('bill-payments')} note={t('everywhere')} />
      </ul>
    </Section>
  )
}

interface TileProps {
  readonly route: Extract<
    RouteName,
    'food' | 'grocery' | 'shopping' | 'digitalMobileRecharge' | 'digitalBillPayments'
  >
  readonly drawing: Drawing | undefined
  readonly note: string
}

function Tile({ route, drawing, note }: TileProps) {
  const { title } = useRouteLabels(route)
  return (
    <li className="relative flex flex-col gap-1.5 rounded-lg text-center">
      <CategoryPicture drawing={drawing} className="aspect-square w-full rounded-lg md:aspect-4/3" />
      <div>
        <h3 className="text-sm leading-snug font-semibold">
          <StretchedLink render={<AppLink to={pathTo(route)} />}>{title}</StretchedLink>
        </h3>
        <p className="text-sm text-ink-muted">{note}</p>
      </div>
    </li>
  )
}
