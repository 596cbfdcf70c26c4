import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'

export interface NothingInTabProps {
  readonly isNarrowed: boolean
  readonly onClear: () => void
}

/** Nothing of this sort was found, or the filters leave nothing. */
export function NothingInTab({ isNarrowed, onClear }: NothingInTabProps) {
  const { t } = useTranslation('search')
  return (
    <div className="flex flex-col items-start gap-3 py-6 text-ink-muted">
      <p>{t(isNarrowed ? 'nothing.narrowed' : 'nothing.inTab')}</p>
      {isNarrowed ? (
        <Button variant="secondary" size="sm" onClick={onClear}>
          {t('nothing.clear')}
        </Button>
      ) : null}
    </div>
  )
}
