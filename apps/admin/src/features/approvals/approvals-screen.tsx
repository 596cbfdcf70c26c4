import { QUEUES } from '@angadi/data/approvals/queue-filter.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useSearchText } from '@angadi/shell/use-search-text.ts'
import { Page } from '@angadi/ui/page/page.tsx'
import { SearchField } from '@angadi/ui/search-field/search-field.tsx'
import { Tabs } from '@angadi/ui/tabs/tabs.tsx'
import { useSearchParams } from 'react-router-dom'
import { KeysHelp, type NamedKey } from './keys/keys-help.tsx'
import { focusItem, useDeskKeys } from './keys/use-desk-keys.ts'
import { MeasuresList } from './parts/measures-list.tsx'
import { QueueList } from './parts/queue-list.tsx'

const QUEUE_PARAM = 'queue'
const SEARCH_PARAM = 'search'
/** The list of those who are paused or have notice, beside those of applications. */
const MEASURES = 'measures'

const KEYS: readonly NamedKey[] = [
  ['j  ↓', 'next'],
  ['k  ↑', 'previous'],
  ['Enter', 'enter'],
  ['/', 'search'],
]

/** Applications to sell or carry, those that wait first (Spec §2 /admin/provider-approvals). */
export default function ApprovalsScreen() {
  const { t } = useTranslation(['approvals', 'measure-desk'])
  const [params, setParams] = useSearchParams()
  const queue = [...QUEUES, MEASURES].find((one) => one === params.get(QUEUE_PARAM)) ?? 'waiting'
  const search = params.get(SEARCH_PARAM) ?? ''
  const show = (next: { readonly queue: string; readonly search: string }) =>
    setParams(
      {
        ...(next.queue === 'waiting' ? {} : { [QUEUE_PARAM]: next.queue }),
        ...(next.search ? { [SEARCH_PARAM]: next.search } : {}),
      },
      { replace: true },
    )
  const [text, setText] = useSearchText(search, (typed) => show({ queue, search: typed }))
  const keys = useDeskKeys({
    j: () => focusItem(1),
    k: () => focusItem(-1),
    '/': () => document.querySelector<HTMLElement>('main input[type="search"]')?.focus(),
  })
  return (
    <Page width="wide">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h1 className="text-2xl font-bold">{t('title')}</h1>
        <KeysHelp keys={keys} named={KEYS} />
      </div>
      <p className="mt-1 mb-4 text-ink-muted">{t('text')}</p>
      <div className="flex flex-col gap-4">
        {queue === MEASURES ? null : (
          <SearchField
            className="max-w-dialog"
            label={t('search')}
            clearLabel={t('clear')}
            maxLength={100}
            value={text}
            onChange={setText}
          />
        )}
        <Tabs
          label={t('queue.label')}
          value={queue}
          onChange={(value) => show({ queue: value, search })}
          tabs={[
            ...QUEUES.map((one) => ({
              value: one,
              label: t(`queue.${one}`),
              panel: <QueueList filter={{ queue: one, search }} />,
            })),
            { value: MEASURES, label: t('measure-desk:tab'), panel: <MeasuresList /> },
          ]}
        />
      </div>
    </Page>
  )
}
