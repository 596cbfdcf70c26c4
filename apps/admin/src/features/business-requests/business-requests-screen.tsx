import {
  type BusinessRequest,
  useBusinessRequests,
  useDecideBusinessRequest,
} from '@angadi/data/admin-console/business-requests.ts'
import { formatPhone } from '@angadi/domain/phone.ts'
import type { Resources } from '@angadi/i18n/resources.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { SegmentedControl } from '@angadi/ui/segmented-control/segmented-control.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { Store } from 'lucide-react'
import { useState } from 'react'

/** The lists: who is to be called, and who is done. */
export const LISTS = {
  open: ['new', 'contacted'],
  done: ['added', 'declined'],
} as const satisfies Record<string, readonly BusinessRequest['state'][]>

/** Businesses that want to sell: called, added or declined. */
export default function BusinessRequestsScreen() {
  const { t } = useTranslation(['admin', 'common'])
  const [list, setList] = useState<keyof typeof LISTS>('open')
  const { data, isPending, isError, isFetching, refetch } = useBusinessRequests(LISTS[list])
  return (
    <Page>
      <h1 className="text-2xl font-bold">{t('businesses.title')}</h1>
      <p className="mt-1 mb-4 max-w-form text-ink-muted">{t('businesses.text')}</p>
      <div className="flex flex-col gap-4">
        <SegmentedControl
          label={t('businesses.list')}
          segments={[
            { value: 'open', label: t('businesses.open') },
            { value: 'done', label: t('businesses.done') },
          ]}
          value={list}
          onChange={setList}
        />
        {isPending ? (
          <SkeletonGroup label={t('common:loading')}>
            <Skeleton shape="box" className="h-64" />
          </SkeletonGroup>
        ) : null}
        {isError && !data ? (
          <LoadFailed title={t('businesses.failed')} busy={isFetching} onRetry={refetch} />
        ) : null}
        {data?.length === 0 ? (
          <EmptyState picture={<Store aria-hidden />} title={t('businesses.empty')}>
            {t('businesses.emptyText')}
          </EmptyState>
        ) : null}
        {data && data.length > 0 ? (
          <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
            {data.map((request) => (
              <li key={request.id}>
                <RequestCard request={request} />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </Page>
  )
}

function RequestCard({ request }: { readonly request: BusinessRequest }) {
  const { t, i18n } = useTranslation('admin')
  const { dateTime } = useFormats()
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const { mutate, isPending, variables } = useDecideBusinessRequest()
  const steps =
    request.state === 'new'
      ? (['contacted', 'added', 'declined'] as const)
      : request.state === 'contacted'
        ? (['added', 'declined'] as const)
        : []
  const isSaid = (trade: string): trade is keyof Resources['admin']['businesses']['trade'] =>
    i18n.exists(`admin:businesses.trade.${trade}`)
  return (
    <Card className="flex h-full flex-col gap-3">
      <div>
        <h2 className="text-lg font-semibold wrap-anywhere">{request.business}</h2>
        <p className="text-ink-muted wrap-anywhere">
          {t(`businesses.trade.${isSaid(request.trade) ? request.trade : 'other'}`)} · {request.town}
        </p>
      </div>
      <p className="wrap-anywhere">
        {request.person} ·{' '}
        <a
          className="inline-flex min-h-11 items-center font-semibold text-action-ink"
          href={`tel:${request.phone}`}
        >
          {formatPhone(request.phone)}
        </a>
      </p>
      {request.note === '' ? null : <p className="wrap-anywhere">{request.note}</p>}
      <p className="text-sm text-ink-muted">
        {t(`businesses.state.${request.state}`)} · {dateTime(request.decided_at ?? request.created_at)}
        {request.decided_by ? ` · ${request.decided_by}` : null}
      </p>
      {steps.length > 0 ? (
        <div className="mt-auto flex flex-wrap gap-2">
          {steps.map((state) => (
            <Button
              key={state}
              size="sm"
              variant={state === 'declined' ? 'dangerQuiet' : 'secondary'}
              busy={isPending && variables.state === state}
              unavailableReason={unavailableReason}
              onClick={() =>
                mutate(
                  { id: request.id, state },
                  {
                    onSuccess: () =>
                      notify.success(t(`businesses.marked.${state}`, { name: request.business })),
                    onError: (failed) =>
                      notify.problem(t('businesses.notMarked'), { description: errorText(failed) }),
                  },
                )
              }
            >
              {t(`businesses.mark.${state}`)}
            </Button>
          ))}
        </div>
      ) : null}
    </Card>
  )
}
