import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { FloatingCard } from './floating-card.tsx'

export interface UpdateCardProps {
  readonly onReload: () => void
  readonly onLater: () => void
}

/** Shows that a newer release is ready; nothing changes before the user agrees (Issue 2, PWA). */
export function UpdateCard({ onReload, onLater }: UpdateCardProps) {
  const { t } = useTranslation('pwa')
  const [isBusy, setBusy] = useState(false)
  return (
    <FloatingCard
      picture={
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-action-soft text-action-ink">
          <RefreshCw aria-hidden className="size-5" />
        </span>
      }
      title={t('update.title')}
      text={t('update.text')}
      action={
        <Button
          busy={isBusy}
          onClick={() => {
            setBusy(true)
            onReload()
          }}
        >
          {t('update.reload')}
        </Button>
      }
      closeLabel={t('update.later')}
      onClose={onLater}
    />
  )
}
