import { useLessOfThis, useLessSuggestions } from '@angadi/data/discovery/less-suggestions.ts'
import { useAllowSuggestions, usePersonalSuggestions } from '@angadi/data/discovery/personal-suggestions.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { Switch } from '@angadi/ui/switch/switch.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'

/** Whether suggestions are made from one's own orders, and what one wants to see less of. */
export function Suggestions() {
  const { t } = useTranslation('search')
  const errorText = useErrorText()
  const { data: isAllowed, isError, isFetching, refetch } = usePersonalSuggestions()
  const { mutate: allow } = useAllowSuggestions()
  return (
    <div className="flex flex-col gap-3">
      {isAllowed === undefined && isError ? (
        <LoadFailed title={t('less.failed')} busy={isFetching} onRetry={refetch} />
      ) : isAllowed === undefined ? (
        <Skeleton shape="box" className="h-14" />
      ) : (
        <>
          <Switch
            label={t('less.allow')}
            hint={t('less.allowHint')}
            checked={isAllowed}
            onChange={({ target }) =>
              allow(target.checked, { onError: (error) => void notify.problem(errorText(error)) })
            }
          />
          {isAllowed ? <Unwanted /> : null}
        </>
      )}
    </div>
  )
}

function Unwanted() {
  const { t } = useTranslation('search')
  const errorText = useErrorText()
  const { data: items = [] } = useLessSuggestions()
  const { mutate } = useLessOfThis()
  if (items.length === 0) return null
  return (
    <section aria-label={t('less.list')} className="mt-2">
      <h3 className="text-sm font-semibold text-ink-muted">{t('less.list')}</h3>
      <ul className="divide-y divide-line">
        {items.map(({ item_id, item_name, vendor_name }) => (
          <li key={item_id} className="flex items-center gap-3 py-2">
            <span className="min-w-0 flex-1">
              <span className="line-clamp-2 font-medium">{item_name}</span>
              <span className="line-clamp-1 text-sm text-ink-muted">{vendor_name}</span>
            </span>
            <Button
              variant="quiet"
              size="sm"
              onClick={() =>
                mutate(
                  { itemId: item_id, isLess: false },
                  { onError: (error) => void notify.problem(errorText(error)) },
                )
              }
            >
              {t('less.again')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
