import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { Check, Share, SquarePlus } from 'lucide-react'

/** How to add the app on an iPhone or iPad, where no page can do it. */
export default function IosHint({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['pwa', 'common'])
  const steps = [
    { key: 'share', icon: <Share aria-hidden />, text: t('install.ios.share') },
    { key: 'add', icon: <SquarePlus aria-hidden />, text: t('install.ios.add') },
    { key: 'confirm', icon: <Check aria-hidden />, text: t('install.ios.confirm') },
  ]
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      size="sm"
      title={t('install.ios.title')}
      description={t('install.ios.intro')}
      closeLabel={t('common:close')}
    >
      <ol className="flex flex-col gap-3">
        {steps.map(({ key, icon, text }) => (
          <li key={key} className="flex items-center gap-4">
            <span className="grid size-touch shrink-0 place-items-center rounded-full bg-action-soft text-action-ink [&>svg]:size-5">
              {icon}
            </span>
            {text}
          </li>
        ))}
      </ol>
    </DialogSheet>
  )
}
