import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Repeat } from 'lucide-react'
import { Suspense, useState } from 'react'

const SubscribeSheet = lazy(() => import('./subscribe-sheet.tsx'))

export interface SubscribeButtonProps {
  readonly itemId: string
  /** The name of the item, as the page shows it. */
  readonly name: string
  /** What tells it from other packs of its name, such as "500 ml". */
  readonly detail?: string | undefined
  readonly wide?: boolean | undefined
}

/** Opens the sheet that subscribes to an item; for pages of items that `subscription_items` lists. */
export function SubscribeButton({ itemId, name, detail, wide }: SubscribeButtonProps) {
  const { t } = useTranslation('subscriptions')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="soft"
        wide={wide}
        icon={<Repeat aria-hidden />}
        aria-label={t('subscribe.openFor', { name: detail ? `${name}, ${detail}` : name })}
        onClick={() => setIsOpen(true)}
      >
        {detail ? `${t('subscribe.open')} · ${detail}` : t('subscribe.open')}
      </Button>
      {isOpen ? (
        <Suspense>
          <SubscribeSheet itemId={itemId} name={name} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
