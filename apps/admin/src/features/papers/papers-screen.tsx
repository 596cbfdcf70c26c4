import { useTaxMonth, useTaxPaper } from '@angadi/data/payment-desk/tax-papers.ts'
import type { Resources } from '@angadi/i18n/resources.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { saveFile } from '@angadi/shell/csv/save-file.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { Select } from '@angadi/ui/select/select.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { StatTile } from '@angadi/ui/stat-tile/stat-tile.tsx'
import { FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import { lastMonths } from './last-months.ts'

type Paper = keyof Resources['payment-desk']['paper']

/** What is filed for a month: its sums beside those of the ledger, and its files. */
export default function PapersScreen() {
  const { t, i18n } = useTranslation(['payment-desk', 'common'])
  const { money, month: monthName } = useFormats()
  const unavailableReason = useOfflineReason()
  const [months] = useState(() => lastMonths(new Date()))
  const [month, setMonth] = useState(months[0] ?? '')
  const { data, isPending, isError, isFetching, refetch } = useTaxMonth(month)
  const { mutateAsync: ask } = useTaxPaper(month)
  const { submit, isBusy } = useSubmission({
    form: 'tax-paper',
    work: (paper: string) => ask(paper),
    onSuccess: (csv, paper) => saveFile(`${month.slice(0, 7)}-${paper}.csv`, csv),
  })
  const isKnown = (paper: string): paper is Paper => i18n.exists(`payment-desk:paper.${paper}`)
  const difference = data
    ? data.ledger_paise - data.platform_paise - data.section_9_5_paise - data.vendors_paise
    : 0
  return (
    <Page>
      <h1 className="text-2xl font-bold">{t('papers.title')}</h1>
      <p className="mt-1 mb-4 max-w-form text-ink-muted">{t('papers.text')}</p>
      <div className="flex flex-col gap-4">
        <Select
          className="max-w-form"
          label={t('papers.month')}
          value={month}
          onChange={(event) => setMonth(event.currentTarget.value)}
          options={months.map((value) => ({ value, label: monthName(`${value}T12:00:00+05:30`) }))}
        />
        {isPending ? (
          <SkeletonGroup label={t('common:loading')}>
            <Skeleton shape="box" className="h-64" />
          </SkeletonGroup>
        ) : null}
        {isError && !data ? (
          <LoadFailed title={t('papers.failed')} busy={isFetching} onRetry={refetch} />
        ) : null}
        {data?.documents === 0 ? (
          <EmptyState picture={<FileSpreadsheet aria-hidden />} title={t('papers.empty')}>
            {t('papers.emptyText')}
          </EmptyState>
        ) : null}
        {data && data.documents > 0 ? (
          <>
            {difference === 0 ? null : (
              <Banner tone="warning">{t('papers.differs', { amount: money(Math.abs(difference)) })}</Banner>
            )}
            <dl className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4">
              <StatTile label={t('papers.platform')} value={money(data.platform_paise)} />
              <StatTile label={t('papers.section95')} value={money(data.section_9_5_paise)} />
              <StatTile label={t('papers.vendors')} value={money(data.vendors_paise)} />
              <StatTile label={t('papers.ledger')} value={money(data.ledger_paise)} />
            </dl>
            <ul aria-label={t('papers.files')} className="flex flex-col gap-2">
              {data.papers.filter(isKnown).map((paper) => (
                <li key={paper}>
                  <Button
                    wide
                    variant="secondary"
                    busy={isBusy}
                    unavailableReason={unavailableReason}
                    onClick={() => void submit(paper)}
                  >
                    {t(`paper.${paper}`)}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </Page>
  )
}
