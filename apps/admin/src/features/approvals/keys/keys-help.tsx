import type { Resources } from '@angadi/i18n/resources.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { Switch } from '@angadi/ui/switch/switch.tsx'
import { Keyboard } from 'lucide-react'
import type { DeskKeysHandle } from './use-desk-keys.ts'

type KeyName = keyof Resources['approvals']['keys']

/** A key, and the name of what it does. */
export type NamedKey = readonly [key: string, name: KeyName]

export interface KeysHelpProps {
  readonly keys: DeskKeysHandle
  readonly named: readonly NamedKey[]
}

/** The line that says there are keys, and the sheet that lists them and switches them off. */
export function KeysHelp({ keys: { areOn, setOn, isHelpOpen, setHelpOpen }, named }: KeysHelpProps) {
  const { t } = useTranslation(['approvals', 'common'])
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="max-md:hidden"
        icon={<Keyboard aria-hidden />}
        aria-keyshortcuts="?"
        onClick={() => setHelpOpen(true)}
      >
        {t(areOn ? 'keys.help' : 'keys.off')}
      </Button>
      <DialogSheet
        open={isHelpOpen}
        onOpenChange={setHelpOpen}
        title={t('keys.title')}
        description={t('keys.text')}
        closeLabel={t('common:close')}
      >
        <dl className="divide-y divide-line">
          {[...named, ['?', 'show'] as const].map(([key, name]) => (
            <div key={key} className="flex items-center gap-4 py-2">
              <dt className="w-24 shrink-0">
                <kbd className="rounded-sm border border-line-strong/60 bg-surface-sunken px-2 py-0.5 font-semibold">
                  {key}
                </kbd>
              </dt>
              <dd className="min-w-0">{t(`keys.${name}`)}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-3 border-t border-line pt-3">
          <Switch
            label={t('keys.switch')}
            hint={t('keys.switchHint')}
            checked={areOn}
            onChange={(event) => setOn(event.currentTarget.checked)}
          />
        </div>
      </DialogSheet>
    </>
  )
}
