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
  readonly wide?: boolean | undefined
}

/** Opens the sheet that subscribes to an item; for pages of items that `subscription_items` lists. */
export function SubscribeButton({ itemId, name, wide }: SubscribeButtonProps) {
  const { t } = useTranslation('subscriptions')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="soft"
        wide={wide}
        icon={<Repeat aria-hidden />}
        aria-label={t('subscribe.openFor', { name })}
        onClick={() => setIsOpen(true)}
      >
        {t('subscribe.open')}
      </Button>
      {isOpen ? (
        <Suspense>
          <SubscribeSheet itemId={itemId} name={name} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
