import { useClearCart } from '@angadi/data/cart/change-cart.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { ConfirmDialog } from '@angadi/ui/confirm-dialog/confirm-dialog.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'

/** Empties the whole cart, after asking. */
export function ClearCart() {
  const { t } = useTranslation('cart')
  const errorText = useErrorText()
  const [isAsking, setAsking] = useState(false)
  const { mutate: clear } = useClearCart()
  const confirm = () => {
    setAsking(false)
    clear(undefined, {
      onSuccess: () => notify.success(t('cleared')),
      onError: (error) => notify.problem(t('failedClear'), { description: errorText(error) }),
    })
  }
  return (
    <>
      <Button
        variant="dangerQuiet"
        size="sm"
        className="max-w-[55vw]!"
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
