import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { isOpenRoute } from '@angadi/routes/trades.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { LayoutGrid } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { homeServicesShown, type Service } from '../services.ts'

const TileFacts = lazy(() => import('./tile-facts.tsx'))

/** Of a small tile on a phone: 4.5 are in sight, so that one sees that there are more. */
const SMALL_WIDTH = 'w-[calc((100vw-1rem)/4.5-0.5rem)] min-w-18 shrink-0 md:w-auto'

/** The services of home: large tiles with rating and time, small ones beside "More" (Spec §2 Tile links on home). */
export function ServiceTiles() {
  const { t } = useTranslation('home')
  const { main, small } = homeServicesShown()
  return (
    <nav aria-label={t('services')} className="flex flex-col gap-3 md:gap-4">
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4">
        {main.map((service) => (
          <li key={service.key} className="max-md:last:odd:col-span-2">
            <MainTile service={service} />
          </li>
        ))}
      </ul>
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 [scrollbar-width:none] md:mx-0 md:grid md:grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] md:gap-4 md:px-0">
        {small.map((service) => (
          <li key={service.key} className={SMALL_WIDTH}>
            <SmallTile to={service.to} ground={service.ground} name={t(`trade.${service.key}`)}>
              <img src={service.drawing} alt="" className="size-10" />
            </SmallTile>
          </li>
        ))}
        {isOpenRoute('categories') ? (
          <li className={SMALL_WIDTH}>
            <SmallTile to={pathTo('categories')} ground="bg-surface-sunken text-ink" name={t('trade.more')}>
              <LayoutGrid aria-hidden className="size-7" />
            </SmallTile>
          </li>
        ) : null}
      </ul>
    </nav>
  )
}

function MainTile({ service }: { readonly service: Service }) {
  const { t } = useTranslation('home')
  return (
    <AppLink
      to={service.to}
      className={`flex h-full min-h-21 items-center gap-2 overflow-hidden rounded-lg py-2 pr-1 pl-3 transition-[scale] active:scale-[0.98] md:min-h-30 md:flex-col md:items-start md:justify-between md:pr-3 ${service.ground}`}
    >
      <span className="flex min-w-min flex-1 flex-col gap-0.5 md:order-2 md:flex-none">
        <span className="leading-snug font-semibold">{t(`trade.${service.key}`)}</span>
        {service.facts ? (
          <span className="min-h-5 text-xs">
            <Suspense>
              <TileFacts trade={service.facts} />
            </Suspense>
          </span>
        ) : (
          <span className="text-xs">{t(`trade.${service.key}Note`)}</span>
        )}
      </span>
      <img
        src={service.drawing}
        alt=""
        // Gives way to the words.
        className="h-16 w-16 min-w-0 shrink object-contain max-[23rem]:h-10 max-[23rem]:w-10 max-[20rem]:hidden md:order-1 md:size-14"
      />
    </AppLink>
  )
}

function SmallTile({
  to,
  ground,
  name,
  children,
}: {
  readonly to: string
  readonly ground: string
  readonly name: string
  readonly children: ReactNode
}) {
  return (
    <AppLink
      to={to}
      className="flex flex-col items-center gap-1 rounded-lg text-center transition-[scale] active:scale-[0.98]"
    >
      <span className={`grid h-15 w-full place-items-center rounded-lg md:h-16 ${ground}`}>{children}</span>
      <span className="text-sm leading-snug font-medium">{name}</span>
    </AppLink>
  )
}
