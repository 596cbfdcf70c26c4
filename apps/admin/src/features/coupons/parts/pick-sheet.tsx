import type { Chosen, COUPON_LIMITS } from '@angadi/domain/coupons/coupon-draft.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Checkbox } from '@angadi/ui/checkbox/checkbox.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { SearchField } from '@angadi/ui/search-field/search-field.tsx'
import type { ReactNode } from 'react'

interface Found {
  readonly data: readonly Chosen[] | undefined
  readonly error: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

/** A sheet that searches; what is found follows the field. */
export function PickSheet({
  title,
  label,
  search,
  onSearch,
  onClose,
  above,
  children,
}: {
  readonly title: string
  readonly label: string
  readonly search: string
  readonly onSearch: (search: string) => void
  readonly onClose: () => void
  readonly above?: ReactNode
  readonly children: ReactNode
}) {
  const { t } = useTranslation(['coupons', 'common'])
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={title}
      closeLabel={t('common:close')}
      footer={
        <Button wide onClick={onClose}>
          {t('scope.done')}
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        {above}
        <SearchField
          label={label}
          clearLabel={t('scope.clear')}
          placeholder={label}
          maxLength={100}
          value={search}
          onChange={onSearch}
        />
        {children}
      </div>
    </DialogSheet>
  )
}

/** What a search has found, or why there is nothing. */
export function FoundList({
  found: { data, error, isFetching, refetch },
  rowOf,
}: {
  readonly found: Found
  readonly rowOf: (one: Chosen) => ReactNode
}) {
  const { t } = useTranslation('coupons')
  if (error && !data) {
    return (
      <LoadFailed
        title={t('scope.searchFailed')}
        error={error}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (data?.length === 0) return <p className="text-ink-muted">{t('scope.nothingFound')}</p>
  return (
    <ul className="divide-y divide-line">
      {data?.map((one) => (
        <li key={one.id}>{rowOf(one)}</li>
      ))}
    </ul>
  )
}

/** A found thing with a box that chooses it. */
export function ChoiceBox({
  one,
  chosen,
  most,
  onChange,
}: {
  readonly one: Chosen
  readonly chosen: readonly Chosen[]
  readonly most: (typeof COUPON_LIMITS)['items' | 'vendors']
  readonly onChange: (chosen: readonly Chosen[]) => void
}) {
  const isChosen = chosen.some(({ id }) => id === one.id)
  return (
    <Checkbox
      label={one.name}
      checked={isChosen}
      disabled={!isChosen && chosen.length >= most}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.checked ? [...chosen, one] : chosen.filter(({ id }) => id !== one.id))
      }
    />
  )
}
