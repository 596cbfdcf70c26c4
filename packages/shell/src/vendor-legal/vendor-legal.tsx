import { useVendorLegal } from '@angadi/data/public-pages/vendor-legal.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { KeyValueList } from '@angadi/ui/key-value-list/key-value-list.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { useCompany } from '../company/use-company.ts'
import { LoadFailed } from '../load-failed.tsx'

export interface VendorLegalProps {
  /** The vendor's slug or id. */
  readonly vendor: string
}

/** Who sells and who answers complaints, as the law asks it of a page that sells. */
export function VendorLegal({ vendor }: VendorLegalProps) {
  const { t } = useTranslation('storefront')
  const { data, error, isFetching, refetch } = useVendorLegal(vendor)
  const company = useCompany()
  const entries = data
    ? [
        { key: 'name', label: t('legal.name'), value: data.legal_name },
        { key: 'address', label: t('legal.address'), value: data.address ?? '–' },
        { key: 'gstin', label: t('legal.gstin'), value: data.gstin ?? t('legal.noGstin') },
        ...(data.fssai_number === null
          ? []
          : [{ key: 'fssai', label: t('legal.fssai'), value: data.fssai_number }]),
        ...(company
          ? [
              {
                key: 'contact',
                label: t('legal.contact'),
                value: [company.name, company.phone, company.email].filter((one) => one !== '').join(', '),
              },
              {
                key: 'officer',
                label: t('legal.officer'),
                value: [company.officer.name, company.officer.phone, company.officer.email]
                  .filter((one) => one !== '')
                  .join(', '),
              },
            ]
          : []),
      ]
    : []
  return (
    <Section title={t('legal.title')}>
      {error && !data ? (
        <LoadFailed title={t('legal.failed')} error={error} busy={isFetching} onRetry={refetch} />
      ) : null}
      {!data && !error ? <Skeleton shape="box" className="h-40" /> : null}
      {data ? (
        <div className="[overflow-wrap:anywhere]">
          <KeyValueList entries={entries} />
        </div>
      ) : null}
    </Section>
  )
}
