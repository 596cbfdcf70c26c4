-- What an order's page prints is a receipt: without GSTIN and a number of a series nobody may call it an invoice. Where the administration has
-- written other sentences they stay.
update public.faq_articles set question = 'Where is my bill?',
  question_translations = question_translations || '{"hi": "मेरा बिल कहाँ मिलेगा?", "te": "నా బిల్లు ఎక్కడ దొరుకుతుంది?"}'
where slug = 'get-invoice' and question = 'Where is my invoice?';
update public.faq_articles set
  answer = 'Each order shows its bill with all taxes. Open the order and choose "Print or save the bill" for paper or a PDF. It is a receipt of '
    'what was charged, not a tax invoice.',
  answer_translations = answer_translations || jsonb_build_object(
    'hi', 'हर ऑर्डर में सभी करों के साथ बिल होता है। ऑर्डर खोलकर "बिल प्रिंट या सेव करें" चुनें: काग़ज़ पर या PDF में। यह लिए गए पैसों की रसीद है, टैक्स इनवॉइस नहीं।',
    'te', 'ప్రతి ఆర్డర్‌లో అన్ని పన్నులతో బిల్లు ఉంటుంది. ఆర్డర్‌ను తెరిచి "బిల్లు ప్రింట్ లేదా సేవ్ చేయండి" ఎంచుకోండి: కాగితంపై లేదా PDFగా. '
      'ఇది వసూలు చేసిన మొత్తానికి రసీదు; ట్యాక్స్ ఇన్‌వాయిస్ కాదు.')
where slug = 'get-invoice' and answer = 'Each order shows its bill with all taxes. Open the order and choose Invoice to print it or save it as a PDF.';
