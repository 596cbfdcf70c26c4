import { useTranslation } from '@angadi/i18n/use-translation.ts'
import type { RouteName } from '@angadi/routes/manifest.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { isOpenRoute } from '@angadi/routes/trades.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { useRouteLabels } from '@angadi/shell/use-route-labels.ts'
import { Section } from '@angadi/ui/page/section.tsx'

/** What one comes back for. */
const SERVICES = [
  'food',
  'grocery',
  'shopping',
  'digitalMobileRecharge',
  'digitalBillPayments',
  'wallet',
  'discover',
  'recommendations',
] as const satisfies readonly RouteName[]

/** Links to the services that are open. */
export function QuickServices() {
  const { t } = useTranslation('dashboard')
  return (
    <Section title={t('services')}>
      <ul className="flex flex-wrap gap-2">
        {SERVICES.filter(isOpenRoute).map((name) => (
          <li key={name}>
            <ServiceLink name={name} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function ServiceLink({ name }: { readonly name: (typeof SERVICES)[number] }) {
  const { title } = useRouteLabels(name)
  return (
    <AppLink
      to={pathTo(name)}
      className="inline-flex min-h-touch items-center rounded-full border border-line-strong/50 bg-surface-raised px-4 text-sm font-medium hover:bg-surface-sunken"
    >
      {title}
    </AppLink>
  )
}
