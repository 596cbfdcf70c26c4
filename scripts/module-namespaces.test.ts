import { expect, test } from 'vitest'
import { namespacesIn } from './module-namespaces.ts'

test('the namespaces of a module are those that its components wait for, each once', () => {
  const code = `
    const { t } = useTranslation('orders')
    const words = useTranslation(['orders', 'order-words'])
    const { t: told } = useTranslation('header', { useSuspense: false })`
  expect(namespacesIn(code)).toEqual(['orders', 'order-words'])
})
