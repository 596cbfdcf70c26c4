import type { Decorator, Preview } from '@storybook/react-vite'
import { useEffect } from 'react'
import '@angadi/ui/styles.css'

const withTheme: Decorator = (Story, { globals }) => {
  const theme = globals['theme'] === 'dark' ? 'dark' : 'light'
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme
    document.documentElement.lang = 'en'
  }, [theme])
  return <Story />
}

const preview: Preview = {
  decorators: [withTheme],
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
  },
  initialGlobals: { theme: 'light', viewport: { value: 'phone', isRotated: false } },
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
