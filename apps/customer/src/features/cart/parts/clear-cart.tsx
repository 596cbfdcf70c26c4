import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { ConfirmDialog } from '@angadi/ui/confirm-dialog/confirm-dialog.tsx'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useCartActions } from '../../../shared/item/use-cart-actions.ts'

/** Empties the whole cart after a confirmation. */
export function ClearCart() {
  const { t } = useTranslation('cart')
  const [isAsking, setAsking] = useState(false)
  const { clear } = useCartActions()
  const confirm = () => {
    setAsking(false)
    void clear()
  }
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="-my-1 self-end"
        icon={<Trash2 aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {t('clear')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('clearTitle')}
        body={t('clearBody')}
        confirmLabel={t('clearConfirm')}
        cancelLabel={t('keep')}
        onConfirm={confirm}
        dangerous
      />
    </>
  )
}
