import { join } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import tailwindcss from '@tailwindcss/vite'

const STORES = join(import.meta.dirname, 'fresh-stores.ts')

/** Stores are made by `fresh-stores.ts`, which puts them back before each story. */
const storesThatReset = {
  name: 'stores-that-reset',
  config: () => ({ resolve: { alias: [{ find: /^zustand$/, replacement: STORES }] } }),
}

const config: StorybookConfig = {
  stories: [
    '../../../packages/{ui,shell}/src/**/*.stories.tsx',
    '../../../apps/{customer,vendor,delivery,admin}/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), tailwindcss(), storesThatReset],
    build: { ...vite.build, chunkSizeWarningLimit: 4000 },
  }),
}

export default config
