import { useAcceptPolicies, usePoliciesToAccept } from '@angadi/data/policies/consent.ts'
import { useLanguage } from '@angadi/i18n/language-store.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { POLICY_PATHS } from './policy-paths.ts'

/** The paths on which nothing is asked: somebody reads the policies there. */
const READING: ReadonlySet<string> = new Set(Object.values(POLICY_PATHS))

/** Asks to agree to policies that have changed, once a visit; nothing while there is nothing to agree to. */
export default function PolicyPrompt() {
  const { t } = useTranslation('policies')
  const { pathname } = useLocation()
  const language = useLanguage((state) => state.language)
  const errorText = useErrorText()
  const { data: policies = [] } = usePoliciesToAccept()
  const { mutate, isPending, error } = useAcceptPolicies()
  const [isPutOff, setPutOff] = useState(false)
  if (policies.length === 0 || isPutOff || READING.has(pathname)) return null
  const isFirst = policies.every(({ accepted_version }) => accepted_version === null)
  return (
    <DialogSheet
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) setPutOff(true)
      }}
      title={t(isFirst ? 'ask.first' : 'ask.title')}
      description={t('ask.text')}
      closeLabel={t('ask.later')}
      footer={
        <div className="flex flex-col gap-2 md:flex-row-reverse">
          <Button
            wide
            size="lg"
            busy={isPending}
            onClick={() =>
              mutate({
                versions: Object.fromEntries(policies.map(({ policy, version }) => [policy, version])),
                language,
              })
            }
          >
            {t('ask.agree')}
          </Button>
          <Button wide size="lg" variant="secondary" onClick={() => setPutOff(true)}>
            {t('ask.later')}
          </Button>
        </div>
      }
    >
      {error ? (
        <Banner tone="danger" urgent>
          {errorText(error)}
        </Banner>
      ) : null}
      <ul className="divide-y divide-line">
        {policies.map(({ policy }) => (
          <li key={policy}>
            <ListRow
              lead={<FileText aria-hidden />}
              title={t(`name.${policy}`)}
              render={<AppLink to={POLICY_PATHS[policy]} />}
            />
          </li>
        ))}
      </ul>
    </DialogSheet>
  )
}
