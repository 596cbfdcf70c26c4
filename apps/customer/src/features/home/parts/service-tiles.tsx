import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { openTrades, type TradeKey } from '@angadi/routes/trades.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import {
  CarTaxiFront,
  GraduationCap,
  House,
  Leaf,
  Package,
  Scissors,
  ShoppingBasket,
  Star,
  Stethoscope,
  UtensilsCrossed,
  Zap,
} from 'lucide-react'

const TRADE_ICONS = {
  food: UtensilsCrossed,
  grocery: ShoppingBasket,
  transport: CarTaxiFront,
  home: House,
  health: Stethoscope,
  beauty: Scissors,
  delivery: Package,
  education: GraduationCap,
} as const satisfies Record<TradeKey, unknown>

function TradeIcon({ trade }: { readonly trade: TradeKey }) {
  const Icon = TRADE_ICONS[trade]
  return (
    <Icon
      aria-hidden
      strokeWidth={1.25}
      className="size-16 shrink-0 transition-transform group-hover:rotate-6 max-[16rem]:hidden md:size-20"
    />
  )
}

/** Links to what can be ordered today: the open trades, and shortcuts into food. */
export function ServiceTiles() {
  const { t } = useTranslation('home')
  const shortcuts = [
    {
      key: 'veg',
      label: t('vegTile'),
      note: t('vegTileNote'),
      icon: Leaf,
      to: pathTo('food', undefined, { veg: '1' }),
      variant: 'bg-success-soft text-success-ink',
    },
    {
      key: 'top',
      label: t('topTile'),
      note: t('topTileNote'),
      icon: Star,
      to: pathTo('food', undefined, { sort: 'top_rated' }),
      variant: 'bg-accent-soft text-accent-ink',
    },
    {
      key: 'fast',
      label: t('fastTile'),
      note: t('fastTileNote'),
      icon: Zap,
      to: pathTo('food', undefined, { sort: 'fastest' }),
      variant: 'bg-action-soft text-action-ink',
    },
  ]
  return (
    <nav
      aria-label={t('services')}
      className="grid grid-cols-3 gap-2 min-[23rem]:gap-3 md:grid-cols-5 md:gap-4"
    >
      {openTrades().map(({ key, route }) => (
        <AppLink
          key={key}
          to={pathTo(route)}
          className="group col-span-3 flex min-h-24 items-center gap-4 overflow-hidden rounded-xl bg-accent px-5 py-4 text-on-accent shadow-raised transition-[scale] active:scale-[0.98] md:col-span-2 md:min-h-36 md:px-7"
        >
          <span className="flex min-w-0 flex-1 flex-col gap-1">
            <span className="text-xl font-bold md:text-2xl">{t(`trade.${key}`)}</span>
            <span className="text-sm">{t(`trade.${key}Note`)}</span>
          </span>
          <TradeIcon trade={key} />
        </AppLink>
      ))}
      {shortcuts.map(({ key, label, note, icon: Icon, to, variant }) => (
        <AppLink
          key={key}
          to={to}
          // On very narrow or zoomed screens, a third of the width would break words: there the tiles become rows.
          className={`flex min-h-24 flex-col justify-between gap-1.5 rounded-xl p-3.5 transition-[scale] active:scale-[0.98] max-[22rem]:col-span-3 max-[22rem]:min-h-bar max-[22rem]:flex-row max-[22rem]:items-center max-[22rem]:justify-start max-[22rem]:gap-3 md:min-h-36 md:p-5 ${variant}`}
        >
          <Icon aria-hidden className="size-7 shrink-0" />
          <span className="flex flex-col">
            <span className="leading-tight font-bold md:text-lg">{label}</span>
            <span className="hidden text-sm md:block">{note}</span>
          </span>
        </AppLink>
      ))}
    </nav>
  )
}
