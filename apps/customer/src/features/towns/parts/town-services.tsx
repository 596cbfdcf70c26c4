import type { RegionPage } from '@angadi/data/public-pages/region-page.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import type { RouteName } from '@angadi/routes/manifest.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { isOpenRoute } from '@angadi/routes/trades.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { useRouteLabels } from '@angadi/shell/use-route-labels.ts'
import { Section } from '@angadi/ui/page/section.tsx'
import { StretchedLink } from '@angadi/ui/stretched-link/stretched-link.tsx'
import { ReceiptText, Shirt, ShoppingBasket, Smartphone, Soup } from 'lucide-react'
import type { ReactNode } from 'react'

/** What is sold by vendors of a town. */
const BY_VENDORS = [
  { kind: 'food', route: 'food', icon: <Soup aria-hidden /> },
  { kind: 'grocery', route: 'grocery', icon: <ShoppingBasket aria-hidden /> },
  { kind: 'shopping', route: 'shopping', icon: <Shirt aria-hidden /> },
] as const

/** The services that are open in a town, with how many offer them; recharges and bills work everywhere. */
export function TownServices({ town }: { readonly town: RegionPage }) {
  const { t } = useTranslation('towns')
  const countOf = (kind: string) => town.kinds.find((one) => one.kind === kind)?.vendors ?? 0
  const here = BY_VENDORS.filter(({ kind, route }) => isOpenRoute(route) && countOf(kind) > 0)
  return (
    <Section title={t('services', { town: town.name })}>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 lg:grid-cols-5">
        {here.map(({ kind, route, icon }) => (
          <Tile key={kind} route={route} icon={icon} note={t('vendors', { count: countOf(kind) })} />
        ))}
        <Tile route="digitalMobileRecharge" icon={<Smartphone aria-hidden />} note={t('everywhere')} />
        <Tile route="digitalBillPayments" icon={<ReceiptText aria-hidden />} note={t('everywhere')} />
      </ul>
    </Section>
  )
}

interface TileProps {
  readonly route: Extract<
    RouteName,
    'food' | 'grocery' | 'shopping' | 'digitalMobileRecharge' | 'digitalBillPayments'
  >
  readonly icon: ReactNode
  readonly note: string
}

function Tile({ route, icon, note }: TileProps) {
  const { title } = useRouteLabels(route)
  return (
    <li className="relative flex items-center gap-3 rounded-lg border border-line bg-surface-raised p-3 transition-colors hover:bg-surface-sunken [&_svg]:size-6 [&_svg]:shrink-0 [&_svg]:text-action-ink">
      {icon}
      <div className="min-w-0">
        <h3 className="leading-snug font-semibold">
          <StretchedLink render={<AppLink to={pathTo(route)} />}>{title}</StretchedLink>
        </h3>
        <p className="text-sm text-ink-muted">{note}</p>
      </div>
    </li>
  )
}
