import type { Company } from '@angadi/data/home/home-page.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import type { RouteName } from '@angadi/routes/manifest.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { isOpenRoute } from '@angadi/routes/trades.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { useRouteLabels } from '@angadi/shell/use-route-labels.ts'
import { BrandMark } from '@angadi/ui/brand-mark/brand-mark.tsx'
import type { ReactNode } from 'react'
import { homeServicesShown } from '../services.ts'

const ACCOUNT = [
  'orders',
  'shoppingOrders',
  'activity',
  'dashboard',
  'favourites',
] as const satisfies readonly RouteName[]
const SUPPORT = ['support', 'help', 'contact'] as const satisfies readonly RouteName[]
const POLICIES = [
  'terms',
  'privacy',
  'refundPolicy',
  'pricingPolicy',
  'shippingPolicy',
] as const satisfies readonly RouteName[]
const PLACES = [
  'telangana',
  'hyderabad',
  'zaheerabad',
  'sangareddy',
  'vikarabad',
  'bidar',
] as const satisfies readonly RouteName[]
const NETWORKS = ['instagram', 'facebook', 'youtube', 'x'] as const
const STORES = ['google_play', 'app_store'] as const

/** The foot of home: who operates it, where it leads, and where else it is found (Spec §1 Footer). */
export default function Footer({ company }: { readonly company: Company }) {
  const { t } = useTranslation('home')
  const { main, small } = homeServicesShown()
  const social = NETWORKS.filter((network) => company.social[network])
  const apps = STORES.filter((store) => company.apps[store])
  return (
    <footer className="-mx-4 -mb-5 flex flex-col gap-6 border-t border-line bg-surface-sunken px-4 py-8 text-sm md:mx-0 md:mb-0 md:rounded-xl md:border md:px-8">
      <div className="flex flex-col gap-2">
        <p className="flex items-center gap-2.5 text-lg font-bold">
          <BrandMark className="size-8" />
          {company.name}
        </p>
        {company.tagline ? <p className="text-base text-ink-muted">{company.tagline}</p> : null}
      </div>
      <div className="grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3 lg:grid-cols-5">
        <Links title={t('footer.services')}>
          {[...main, ...small].map(({ key, to }) => (
            <FootLink key={key} to={to}>
              {t(`trade.${key}`)}
            </FootLink>
          ))}
        </Links>
        <RouteLinks title={t('footer.account')} names={ACCOUNT} />
        <RouteLinks title={t('footer.support')} names={SUPPORT} />
        <RouteLinks title={t('footer.policies')} names={POLICIES} />
        <RouteLinks title={t('footer.places')} names={PLACES} />
      </div>
      {social.length + apps.length > 0 ? (
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          {social.map((network) => (
            <OutLink key={network} href={company.social[network] ?? ''}>
              {t(`footer.network.${network}`)}
            </OutLink>
          ))}
          {apps.map((store) => (
            <OutLink key={store} href={company.apps[store] ?? ''}>
              {t(`footer.store.${store}`)}
            </OutLink>
          ))}
        </div>
      ) : null}
      <address className="flex flex-col gap-1 border-t border-line pt-4 text-ink-muted not-italic">
        <span>{company.address}</span>
        <span className="flex flex-wrap gap-x-4">
          {company.phone ? (
            <a
              href={`tel:${company.phone.replaceAll(/[^+\d]/g, '')}`}
              className="inline-flex min-h-touch items-center underline"
            >
              {company.phone}
            </a>
          ) : null}
          {company.email ? (
            <a href={`mailto:${company.email}`} className="inline-flex min-h-touch items-center underline">
              {company.email}
            </a>
          ) : null}
        </span>
        {company.tax_id ? <span>{t('footer.taxId', { id: company.tax_id })}</span> : null}
        <span>{t('footer.rights', { year: new Date().getFullYear(), company: company.name ?? '' })}</span>
      </address>
    </footer>
  )
}

function Links({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <nav aria-label={title} className="flex min-w-0 flex-col gap-1">
      <h2 className="text-base font-semibold">{title}</h2>
      <ul>{children}</ul>
    </nav>
  )
}

/** Links to those of the routes that have a screen; nothing where none has. */
function RouteLinks({ title, names }: { readonly title: string; readonly names: readonly FootRoute[] }) {
  const open = names.filter(isOpenRoute)
  if (open.length === 0) return null
  return (
    <Links title={title}>
      {open.map((name) => (
        <RouteLink key={name} name={name} />
      ))}
    </Links>
  )
}

type FootRoute = (typeof ACCOUNT | typeof SUPPORT | typeof POLICIES | typeof PLACES)[number]

function RouteLink({ name }: { readonly name: FootRoute }) {
  const { title } = useRouteLabels(name)
  return <FootLink to={pathTo(name)}>{title}</FootLink>
}

function FootLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <li>
      <AppLink
        to={to}
        className="inline-flex min-h-touch items-center text-ink-muted hover:text-ink hover:underline"
      >
        {children}
      </AppLink>
    </li>
  )
}

function OutLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-touch items-center font-medium text-action-ink hover:underline"
    >
      {children}
    </a>
  )
}
