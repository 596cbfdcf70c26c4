import { useAudit, useAuditActions } from '@angadi/data/admin-console/audit.ts'
import type { AuditFilter } from '@angadi/data/admin-console/audit-filter.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { MorePages } from '@angadi/shell/more-pages.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { Select } from '@angadi/ui/select/select.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { ScrollText } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { AuditRow } from './parts/audit-row.tsx'
import { useActionLabel } from './use-action-label.ts'

const EVERYTHING: AuditFilter = { action: '', actor: '', subject: '' }

/** Who viewed or changed what with administrator permissions: by action, person and subject, a page at a time. */
export default function AuditScreen() {
  const { t } = useTranslation(['admin', 'common'])
  const [filter, setFilter] = useState(EVERYTHING)
  const { data: actions = [] } = useAuditActions()
  const actionLabel = useActionLabel()
  const log = useAudit(useDeferredValue(filter))
  const { data, isPending, isError, isFetching, refetch } = log
  const set = (part: Partial<AuditFilter>) => setFilter({ ...filter, ...part })
  return (
    <Page>
      <h1 className="text-2xl font-bold">{t('audit.title')}</h1>
      <p className="mt-1 mb-4 max-w-form text-ink-muted">{t('audit.text')}</p>
      <div className="flex flex-col gap-4">
        <search className="grid grid-cols-1 gap-3 md:grid-cols-3">
          <Select
            label={t('audit.action')}
            value={filter.action}
            onChange={(event) => set({ action: event.currentTarget.value })}
            options={[
              { value: '', label: t('audit.everyAction') },
              ...actions.map((action) => ({ value: action, label: actionLabel(action) })),
            ]}
          />
          <TextField
            label={t('audit.actor')}
            autoComplete="off"
            maxLength={100}
            value={filter.actor}
            onChange={(event) => set({ actor: event.currentTarget.value })}
          />
          <TextField
            label={t('audit.subject')}
            autoComplete="off"
            maxLength={100}
            value={filter.subject}
            onChange={(event) => set({ subject: event.currentTarget.value.trim() })}
          />
        </search>
        {isPending ? (
          <SkeletonGroup label={t('common:loading')}>
            <Skeleton shape="box" className="h-64" />
          </SkeletonGroup>
        ) : null}
        {isError && !data ? (
          <LoadFailed title={t('audit.failed')} busy={isFetching} onRetry={refetch} />
        ) : null}
        {data?.length === 0 ? (
          <EmptyState picture={<ScrollText aria-hidden />} title={t('audit.empty')}>
            {t('audit.emptyText')}
          </EmptyState>
        ) : null}
        {data && data.length > 0 ? (
          <ul aria-label={t('audit.title')} className="divide-y divide-line">
            {data.map((entry) => (
              <li key={entry.id}>
                <AuditRow entry={entry} />
              </li>
            ))}
          </ul>
        ) : null}
        <MorePages pages={log} />
      </div>
    </Page>
  )
}
