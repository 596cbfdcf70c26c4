import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { StartCode as Code } from '../../../shared/order/start-code.tsx'

/** The code that whoever comes types at the door. */
export function StartCode({ code, vendorName }: { readonly code: string; readonly vendorName: string }) {
  const { t } = useTranslation('home-services')
  return (
    <Code code={code} title={t('code.title')} spoken={t('code.spoken', { digits: [...code].join(' ') })}>
      {t('code.text', { vendor: vendorName })}
    </Code>
  )
}
