import { useVendorCard } from '@angadi/data/vendor-card/card.ts'
import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { VendorLegal } from '@angadi/shell/vendor-legal/vendor-legal.tsx'
import { Avatar } from '@angadi/ui/avatar/avatar.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { QrCode, Users } from 'lucide-react'
import { WithVendor } from '../../shared/vendor/with-vendor.tsx'
import { BusinessLinks } from './business-links.tsx'
import { Closing } from './closing.tsx'
import { DeviceSettings } from './device-settings.tsx'
import { TaxRegistration } from './tax-registration.tsx'

/** How this device and this business are set up: sound, notifications, tickets, people, tax, closing (Spec §2, /vendor/settings). */
export default function SettingsScreen() {
  const { t } = useTranslation('vendor-settings')
  return (
    <WithVendor title={t('title')}>{(vendor) => <Settings key={vendor.id} vendor={vendor} />}</WithVendor>
  )
}

function Settings({ vendor }: { readonly vendor: MyVendor }) {
  const { t } = useTranslation('vendor-settings')
  const storefront = useSheet('storefront')
  return (
    <div className="flex max-w-reading flex-col gap-8">
      <DeviceSettings />
      <Section title={t('link.title')}>
        <p className="text-ink-muted">{t('link.text')}</p>
        <div>
          <Button variant="secondary" icon={<QrCode aria-hidden />} onClick={storefront.open}>
            {t('link.open')}
          </Button>
        </div>
      </Section>
      <BusinessLinks vendor={vendor} />
      <People vendor={vendor} />
      {vendor.rights.includes('money') ? <TaxRegistration vendor={vendor} /> : null}
      <VendorLegal vendor={vendor.id} />
      <p className="-mt-4 text-sm text-ink-muted">{t('legalText')}</p>
      <Closing vendor={vendor} />
    </div>
  )
}

/** Who works for the business. */
function People({ vendor }: { readonly vendor: MyVendor }) {
  const { t } = useTranslation('vendor-settings')
  const { data: card, error, refetch, isFetching } = useVendorCard(vendor.id)
  return (
    <Section title={t('people.title')}>
      {error && !card ? (
        <LoadFailed title={t('people.failed')} error={error} busy={isFetching} onRetry={refetch} />
      ) : null}
      {!card && !error ? <Skeleton shape="box" className="h-16" /> : null}
      <ul>
        {card?.people.map((person, at) => (
          <li
            key={`${at}:${person.name}`}
            className="flex min-h-16 items-center gap-3 border-b border-line last:border-0"
          >
            <Avatar name={person.name ?? ''} />
            <span className="min-w-0 flex-1">
              {person.name ?? t('people.unnamed')}
              {person.is_me ? <span className="text-ink-muted"> {t('people.me')}</span> : null}
            </span>
            <span className="text-sm text-ink-muted">{t(`people.${person.position}`)}</span>
          </li>
        ))}
      </ul>
      {vendor.rights.includes('people') ? (
        <ListRow
          lead={<Users aria-hidden />}
          title={t('people.open')}
          note={t('people.openText')}
          render={<AppLink to={pathTo('vendorPeople')} />}
        />
      ) : null}
    </Section>
  )
}
