import type { BillParameters } from '@angadi/data/digital/bills.ts'
import { useSaveBiller, useSavedBillers } from '@angadi/data/digital/saved-billers.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { useFocusFallback } from '@angadi/shell/use-focus-fallback.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { BookmarkCheck, BookmarkPlus } from 'lucide-react'

export interface SaveBillerProps {
  readonly biller: string
  readonly parameters: BillParameters
  /** As 2026-11-30. */
  readonly dueOn: string | undefined
}

function isSame(one: BillParameters, other: BillParameters): boolean {
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key])
}

/** Saves a connection with reminders before it is due; says so where it is saved. */
export function SaveBiller({ biller, parameters, dueOn }: SaveBillerProps) {
  const { t } = useTranslation('digital')
  const errorText = useErrorText()
  const { data: saved } = useSavedBillers()
  const { mutate, isPending, error } = useSaveBiller()
  const isSaved =
    saved?.some((one) => one.biller_code === biller && isSame(one.parameters, parameters)) ?? false
  useFocusFallback(isSaved)
  if (!saved) return null
  return (
    <div className="flex flex-col items-start gap-2">
      {error ? (
        <Banner tone="danger" urgent>
          {errorText(error)}
        </Banner>
      ) : null}
      <div role="status">
        {isSaved ? (
          <p className="flex items-center gap-2 text-success-ink">
            <BookmarkCheck aria-hidden className="size-5 shrink-0" />
            {t('saved.done')}
          </p>
        ) : null}
      </div>
      {isSaved ? null : (
        <Button
          variant="secondary"
          icon={<BookmarkPlus aria-hidden />}
          busy={isPending}
          onClick={() => mutate({ biller, parameters, dueOn, remind: true })}
        >
          {t('saved.save')}
        </Button>
      )}
    </div>
  )
}
