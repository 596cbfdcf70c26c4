import { type Application, useMyApplications } from '@angadi/data/applications/my-applications.ts'
import { useVendorLegal } from '@angadi/data/public-pages/vendor-legal.ts'
import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { KeyValueList } from '@angadi/ui/key-value-list/key-value-list.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'

/** What needs a licence for food. */
const FOOD_KINDS = ['food', 'grocery']

/** Whether an application waits for its applicant or for a reviewer. */
const isOpen = ({ state }: Application) =>
  ['draft', 'submitted', 'under_review', 'changes_requested'].includes(state)

/** How the business is registered for tax and for food, as its invoices print it, and how that is changed. */
export function TaxRegistration({ vendor }: { readonly vendor: MyVendor }) {
  const { t } = useTranslation('vendor-settings')
  const { date } = useFormats()
  const { data: legal, error, isFetching, refetch } = useVendorLegal(vendor.id)
  const { data: applications } = useMyApplications()
  const own = applications?.find((one) => one.made === vendor.id && one.renews === null)
  const renewal = applications?.find((one) => own && one.renews === own.id && isOpen(one))
  const licence = own?.items.find(({ requirement }) => requirement === 'fssai')
  const entries = legal
    ? [
        { key: 'gstin', label: t('tax.gstin'), value: legal.gstin ?? t('tax.noGstin') },
        ...(FOOD_KINDS.includes(vendor.kind)
          ? [
              {
                key: 'fssai',
                label: t('tax.fssai'),
                value: legal.fssai_number ?? t('tax.noFssai'),
              },
              ...(licence?.valid_until
                ? [{ key: 'until', label: t('tax.until'), value: date(licence.valid_until) }]
                : []),
            ]
          : []),
      ]
    : []
  return (
    <Section title={t('tax.title')}>
      {error && !legal ? (
        <LoadFailed title={t('tax.failed')} error={error} busy={isFetching} onRetry={refetch} />
      ) : null}
      {!legal && !error ? <Skeleton shape="box" className="h-24" /> : null}
      {legal ? (
        <>
          <div className="rounded-lg border border-line bg-surface-raised px-4 py-1 [overflow-wrap:anywhere]">
            <KeyValueList entries={entries} />
          </div>
          {applications ? (
            <div className="flex flex-col items-start gap-3">
              <p className="text-ink-muted">
                {t(renewal ? 'tax.waiting' : own ? 'tax.change' : 'tax.changeByHelp')}
              </p>
              <LinkButton
                variant="secondary"
                render={<AppLink to={pathTo(own ? 'providerApplicationStatus' : 'help')} />}
              >
                {t(renewal ? 'tax.look' : own ? 'tax.handIn' : 'tax.write')}
              </LinkButton>
            </div>
          ) : null}
        </>
      ) : null}
    </Section>
  )
}
