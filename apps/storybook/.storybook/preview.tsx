import { LANGUAGES } from '@angadi/i18n/languages.ts'
import type { Decorator, Preview } from '@storybook/react'
import { useEffect } from 'react'
import { configure } from 'storybook/test'
import './styles.css'
import { setAppearance } from './appearance.ts'
import { fitsItsWidth } from './fits-its-width.ts'
import { speak, withFrame } from './frame.tsx'
import { resetStores } from './fresh-stores.ts'
import { configureWithoutServer } from './no-server.ts'

configureWithoutServer()
// What a story waits for takes longer where several browsers share a busy processor.
configure({ asyncUtilTimeout: 15_000 })

const withTheme: Decorator = (Story, { globals }) => {
  const theme = globals['theme'] === 'dark' ? 'dark' : 'light'
  const zoom = Number(globals['zoom'] ?? 1)
  useEffect(() => {
    setAppearance(theme, zoom)
  }, [theme, zoom])
  return <Story />
}

const preview: Preview = {
  decorators: [withFrame, withTheme],
  loaders: [resetStores, speak],
  afterEach: fitsItsWidth,
  globalTypes: {
    theme: {
      description: 'Light or dark',
      toolbar: {
        title: 'Theme',
        icon: 'circlehollow',
        items: [
          { value: 'light', icon: 'sun', title: 'Light' },
          { value: 'dark', icon: 'moon', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
    language: {
      description: 'What the interface speaks',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          ...LANGUAGES.map(({ code, name }) => ({ value: code, title: name })),
          { value: 'pseudo', title: 'Longer words' },
        ],
        dynamicTitle: true,
      },
    },
    zoom: {
      description: 'Size of the letters',
      toolbar: {
        title: 'Zoom',
        icon: 'zoom',
        items: [
          { value: 1, title: '100 %' },
          { value: 2, title: '200 %' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light', language: 'en', zoom: 1, viewport: { value: 'phone', isRotated: false } },
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: false },
    viewport: {
      options: {
        phone: { name: 'Phone', type: 'mobile', styles: { width: '390px', height: '844px' } },
        desktop: { name: 'Desktop', type: 'desktop', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
}

export default preview
