import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { Page } from './page.tsx'
import { Section } from './section.tsx'

const meta = {
  title: 'Primitives/Page',
  component: Page,
  args: { children: null },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const WithSection: Story = {
  render: () => (
    <Page width="reading">
      <h1 className="mb-6 text-3xl font-bold">Good evening, Lakshmi</h1>
      <Section
        title="Near you"
        action={
          <Button variant="quiet" size="sm">
            See all
          </Button>
        }
      >
        <p>Twelve restaurants bring food to Banjara Hills right now.</p>
        <p lang="te">మీ దగ్గర ఉన్న పన్నెండు రెస్టారెంట్లు ఇప్పుడు తెరిచి ఉన్నాయి.</p>
        <p lang="hi">आपके पास के बारह रेस्तराँ अभी खुले हैं।</p>
        <p lang="ta">உங்களுக்கு அருகில் பன்னிரண்டு உணவகங்கள் திறந்துள்ளன.</p>
        <p lang="kn">ನಿಮ್ಮ ಹತ್ತಿರ ಹನ್ನೆರಡು ರೆಸ್ಟೋರೆಂಟ್‌ಗಳು ತೆರೆದಿವೆ.</p>
        <p lang="ml">നിങ്ങളുടെ അടുത്ത് പന്ത്രണ്ട് റെസ്റ്റോറന്റുകൾ തുറന്നിരിക്കുന്നു.</p>
        <p lang="bn">আপনার কাছে বারোটি রেস্তোরাঁ এখন খোলা।</p>
        <p lang="gu">તમારી નજીક બાર રેસ્ટોરન્ટ અત્યારે ખુલ્લાં છે.</p>
        <p lang="pa">ਤੁਹਾਡੇ ਨੇੜੇ ਬਾਰਾਂ ਰੈਸਟੋਰੈਂਟ ਹੁਣ ਖੁੱਲ੍ਹੇ ਹਨ।</p>
      </Section>
    </Page>
  ),
}
