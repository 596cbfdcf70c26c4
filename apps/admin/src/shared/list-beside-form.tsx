import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import type { Key, ReactNode } from 'react'

export interface ListBesideFormProps<Row> {
  readonly query: {
    readonly data: readonly Row[] | undefined
    readonly isPending: boolean
    readonly isFetching: boolean
    readonly error: unknown
    readonly refetch: () => Promise<unknown>
  }
  readonly keyOf: (row: Row) => Key
  readonly rowOf: (row: Row) => ReactNode
  readonly form: ReactNode
  readonly labels: {
    readonly title: string
    readonly list: string
    readonly failed: string
    readonly none: string
    readonly noneText: string
    readonly add: string
  }
  /** Shown where there are none. */
  readonly picture: ReactNode
}

/** A page of the console: what there is, and beside it a form for the next one. */
export function ListBesideForm<Row>({
  query: { data, isPending, error, isFetching, refetch },
  keyOf,
  rowOf,
  form,
  labels,
  picture,
}: ListBesideFormProps<Row>) {
  const { t } = useTranslation('common')
  return (
    <Page>
      <h1 className="mb-4 text-2xl font-bold">{labels.title}</h1>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
        <Section title={labels.list}>
          {isPending ? (
            <SkeletonGroup label={t('loading')}>
              <Skeleton shape="box" className="h-64" />
            </SkeletonGroup>
          ) : null}
          {error && !data ? (
            <LoadFailed title={labels.failed} error={error} busy={isFetching} onRetry={refetch} />
          ) : null}
          {data?.length === 0 ? (
            <EmptyState picture={picture} title={labels.none}>
              {labels.noneText}
            </EmptyState>
          ) : null}
          <ul className="divide-y divide-line">
            {data?.map((row) => (
              <li key={keyOf(row)}>{rowOf(row)}</li>
            ))}
          </ul>
        </Section>
        <Section title={labels.add}>{form}</Section>
      </div>
    </Page>
  )
}
