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
import { SegmentedControl } from '@angadi/ui/segmented-control/segmented-control.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { Switch } from '@angadi/ui/switch/switch.tsx'
import { QrCode, Users } from 'lucide-react'
import { SoundButton } from '../../shared/alarm/sound-button.tsx'
import { PAPERS_MM, setPaper, setPrintsOnAccept, useTickets } from '../../shared/ticket/ticket-store.ts'
import { WithVendor } from '../../shared/vendor/with-vendor.tsx'
import { BusinessLinks } from './business-links.tsx'

/** How this device and this business are set up: sound, tickets, the shop's link, and who works here (Spec §2, /vendor/settings). */
export default function SettingsScreen() {
  const { t } = useTranslation('vendor-settings')
  return (
    <WithVendor title={t('title')}>{(vendor) => <Settings key={vendor.id} vendor={vendor} />}</WithVendor>
  )
}

function Settings({ vendor }: { readonly vendor: MyVendor }) {
  const { t } = useTranslation('vendor-settings')
  const isAutomatic = useTickets((state) => state.isAutomatic)
  const paperMm = useTickets((state) => state.paperMm)
  const storefront = useSheet('storefront')
  return (
    <div className="flex max-w-reading flex-col gap-8">
      <Section title={t('device.title')}>
        <div className="rounded-lg border border-line bg-surface-raised px-4 py-1">
          <ListRow title={t('device.sound')} note={t('device.soundText')} trail={<SoundButton />} />
          <Switch
            label={t('device.print')}
            hint={t('device.printText')}
            checked={isAutomatic}
            onChange={(event) => setPrintsOnAccept(event.currentTarget.checked)}
          />
          <div className="flex flex-col gap-1.5 border-t border-line py-3">
            <span aria-hidden className="font-medium">
              {t('device.paper')}
            </span>
            <SegmentedControl
              label={t('device.paper')}
              value={String(paperMm)}
              onChange={(value) => setPaper(PAPERS_MM.find((mm) => String(mm) === value) ?? paperMm)}
              segments={PAPERS_MM.map((mm) => ({ value: String(mm), label: t('device.mm', { count: mm }) }))}
            />
          </div>
        </div>
      </Section>
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
      <VendorLegal vendor={vendor.id} />
      <p className="-mt-4 text-sm text-ink-muted">{t('legalText')}</p>
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
