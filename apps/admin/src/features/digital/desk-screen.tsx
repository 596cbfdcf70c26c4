import { useContradictions, useOpenComplaints } from '@angadi/data/digital/desk.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { ComplaintCard } from './parts/complaint-card.tsx'
import { ContradictionCard } from './parts/contradiction-card.tsx'

/**
 * Recharges and bill payments that need an administrator: open complaints, and answers of the provider that contradict
 * what was done (Spec §2 /admin/{module}).
 */
export default function DeskScreen() {
  const { t } = useTranslation('admin')
  const complaints = useOpenComplaints()
  const contradictions = useContradictions()
  return (
    <Page width="page">
      <h1 className="mb-6 text-2xl font-bold">{t('digital.title')}</h1>
      <div className="flex flex-col gap-10">
        <Section title={t('digital.complaints')}>
          <List query={complaints} none={t('digital.noComplaints')}>
            {complaints.data?.map((complaint) => (
              <ComplaintCard key={complaint.id} complaint={complaint} />
            ))}
          </List>
        </Section>
        <Section title={t('digital.contradictions')}>
          <List query={contradictions} none={t('digital.noContradictions')}>
            {contradictions.data?.map((one) => (
              <ContradictionCard key={one.id} contradiction={one} />
            ))}
          </List>
        </Section>
      </div>
    </Page>
  )
}

interface ListProps {
  readonly query: {
    readonly data: readonly unknown[] | undefined
    readonly error: Error | null
    readonly isFetching: boolean
    readonly refetch: () => Promise<unknown>
  }
  /** Said where there is nothing to do. */
  readonly none: string
  readonly children: ReactNode
}

function List({ query: { data, error, isFetching, refetch }, none, children }: ListProps) {
  const { t } = useTranslation(['admin', 'common'])
  if (!data && error)
    return <LoadFailed title={t('digital.failed')} error={error} busy={isFetching} onRetry={refetch} />
  if (!data)
    return (
      <SkeletonGroup label={t('common:loading')}>
        <Skeleton shape="box" className="h-32 w-full" />
      </SkeletonGroup>
    )
  if (data.length === 0) return <EmptyState picture={<CircleCheck aria-hidden />} title={none} />
  return <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">{children}</div>
}
