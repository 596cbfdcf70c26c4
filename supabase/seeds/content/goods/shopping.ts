import { shopping } from '../goods.ts'

/** What shops sell. Brands are invented; prices are rupees, selling price before MRP. */
export const allShopping = shopping(`
  usb-charger | Mobiles and accessories | 25 W fast charger | 25 W फ़ास्ट चार्जर | 25 W ఫాస్ట్ ఛార్జర్ | Velugu, Nexo | 699/999 | Colour: White, Black | 7 | Power: 25 W; Cable: USB-C, 1 m; Warranty: 1 year
  charging-cable | Mobiles and accessories | Braided USB-C cable | यूएसबी-सी केबल | USB-C కేబుల్ | Velugu, Nexo | 249/399 | Length: 1 m, 2 m | 7 | Material: Nylon; Warranty: 6 months
  power-bank | Mobiles and accessories | Power bank 10,000 mAh | पावर बैंक | పవర్ బ్యాంక్ | Nexo | 1199/1799 | Colour: Black, Blue | 7 | Capacity: 10,000 mAh; Ports: 2; Warranty: 1 year
  earphones | Mobiles and accessories | Wired earphones | ईयरफ़ोन | ఇయర్‌ఫోన్లు | Swara, Nexo | 399/599 | Colour: Black, White, Red | 7 | Plug: 3.5 mm; Microphone: Yes
  earbuds | Mobiles and accessories | Wireless earbuds | वायरलेस ईयरबड्स | వైర్‌లెస్ ఇయర్‌బడ్స్ | Swara | 1499/2499 | Colour: Black, White | 7 | Battery: 30 hours; Bluetooth: 5.3; Warranty: 1 year
  phone-case | Mobiles and accessories | Soft phone case | फ़ोन कवर | ఫోన్ కవర్ | Nexo | 199/399 | Colour: Clear, Black, Blue, Pink | 7 | Material: TPU
  screen-guard | Mobiles and accessories | Tempered glass | टेम्पर्ड ग्लास | టెంపర్డ్ గ్లాస్ | Nexo | 149/299 | - | 0 | Hardness: 9H
  memory-card | Mobiles and accessories | Memory card | मेमोरी कार्ड | మెమరీ కార్డ్ | Velugu | 449/699 | Size: 64 GB, 128 GB | 7 | Speed: Class 10; Warranty: 5 years
  selfie-stick | Mobiles and accessories | Selfie stick with tripod | सेल्फ़ी स्टिक | సెల్ఫీ స్టిక్ | Nexo | 549/899 | - | 7 | Reach: 70 cm; Remote: Bluetooth
  smart-watch | Electronics | Smart watch | स्मार्ट वॉच | స్మార్ట్ వాచ్ | Nexo | 1799/2999 | Colour: Black, Silver, Pink | 7 | Screen: 1.8 inch; Battery: 7 days; Warranty: 1 year
  bluetooth-speaker | Electronics | Bluetooth speaker | ब्लूटूथ स्पीकर | బ్లూటూత్ స్పీకర్ | Swara | 1299/1999 | Colour: Black, Blue, Red | 7 | Power: 10 W; Battery: 12 hours
  headphones | Electronics | Over-ear headphones | हेडफ़ोन | హెడ్‌ఫోన్లు | Swara | 1999/2999 | Colour: Black, White | 7 | Battery: 40 hours; Warranty: 1 year
  keyboard | Electronics | Wireless keyboard | वायरलेस कीबोर्ड | వైర్‌లెస్ కీబోర్డ్ | Lipi | 999/1499 | - | 7 | Layout: English, Telugu print; Warranty: 1 year
  mouse | Electronics | Wireless mouse | वायरलेस माउस | వైర్‌లెస్ మౌస్ | Lipi | 499/799 | Colour: Black, Grey | 7 | DPI: 1600; Warranty: 1 year
  pen-drive | Electronics | Pen drive | पेन ड्राइव | పెన్ డ్రైవ్ | Velugu | 399/699 | Size: 32 GB, 64 GB, 128 GB | 7 | USB: 3.2; Warranty: 5 years
  table-fan | Electronics | Table fan | टेबल फ़ैन | టేబుల్ ఫ్యాన్ | Gaali | 1699/2199 | - | 10 | Sweep: 400 mm; Power: 55 W; Warranty: 2 years
  torch | Electronics | Rechargeable torch | रिचार्जेबल टॉर्च | రీఛార్జబుల్ టార్చ్ | Velugu | 449/650 | - | 7 | Range: 300 m; Battery: 6 hours
  camera | Electronics | Instant camera | इंस्टेंट कैमरा | ఇన్‌స్టంట్ కెమెరా | Drishti | 4999/6499 | Colour: White, Blue | 7 | Film: included, 10 sheets; Warranty: 1 year
  radio | Electronics | Portable radio | रेडियो | రేడియో | Swara | 899/1299 | - | 7 | Bands: FM, AM; Power: battery, USB
  mixer | Home and kitchen | Mixer grinder 750 W | मिक्सर ग्राइंडर | మిక్సర్ గ్రైండర్ | Vantillu | 3299/4499 | - | 10 | Jars: 3; Power: 750 W; Warranty: 2 years
  pressure-cooker | Home and kitchen | Pressure cooker | प्रेशर कुकर | ప్రెజర్ కుక్కర్ | Vantillu | 1499/1999 | Size: 3 l, 5 l | 10 | Material: Aluminium; Warranty: 5 years
  tawa | Home and kitchen | Cast iron dosa tawa | लोहे का तवा | ఇనుప దోశ పెనం | Vantillu | 899/1299 | Size: 26 cm, 30 cm | 10 | Material: Cast iron
  steel-bottle | Home and kitchen | Steel water bottle | स्टील बोतल | స్టీల్ వాటర్ బాటిల్ | Vantillu | 449/650 | Size: 750 ml, 1 l; Colour: Steel, Blue | 10 | Material: Steel, insulated
  lunch-box | Home and kitchen | Steel lunch box | टिफ़िन | టిఫిన్ బాక్స్ | Vantillu | 549/799 | - | 10 | Boxes: 3; Material: Steel
  dinner-set | Home and kitchen | Stoneware plates, set of 6 | प्लेट सेट | ప్లేట్ల సెట్ | Illu | 1299/1899 | Colour: White, Blue | 10 | Material: Stoneware
  knife | Home and kitchen | Kitchen knife | किचन चाकू | వంటింటి కత్తి | Vantillu | 199/299 | - | 0 | Blade: 20 cm
  bedsheet | Home and kitchen | Cotton bedsheet with 2 covers | कॉटन बेडशीट | కాటన్ బెడ్‌షీట్ | Pochampally House | 899/1499 | Size: Single, Double; Colour: Blue, Maroon | 10 | Material: Cotton, 180 threads
  curtains | Home and kitchen | Door curtains, set of 2 | पर्दे | కర్టెన్లు | Illu | 749/1199 | Colour: Beige, Green | 10 | Length: 7 ft
  wall-clock | Home and kitchen | Wall clock | दीवार घड़ी | గోడ గడియారం | Illu | 599/899 | - | 10 | Diameter: 30 cm; Silent: Yes
  lamp | Home and kitchen | Brass diya lamp | पीतल का दीया | ఇత్తడి దీపం | Pembarthi Crafts | 649/850 | - | 7 | Material: Brass, handmade
  plant-pot | Home and kitchen | Clay pot with money plant | मनी प्लांट | మనీ ప్లాంట్ కుండీ | Illu | 349/450 | - | 0 | Height: 30 cm
  umbrella | Home and kitchen | Folding umbrella | छाता | గొడుగు | Illu | 399/599 | Colour: Black, Red | 7 | Ribs: 8
  bucket | Home and kitchen | Bucket and mug 18 l | बाल्टी और मग | బకెట్, మగ్ | Illu | 349/450 | Colour: Blue, Green | 7 | Size: 18 l
  towel | Home and kitchen | Bath towel | तौलिया | స్నానపు టవల్ | Pochampally House | 349/549 | Colour: White, Blue, Pink | 10 | Material: Cotton, 450 g/m²
  cotton-saree | Women's fashion | Gadwal cotton saree | गद्वाल सूती साड़ी | గద్వాల్ కాటన్ చీర | Pochampally House | 1899/2599 | Colour: Red, Green, Blue | 10 | Length: 6.3 m with blouse; Care: Dry clean
  ikat-saree | Women's fashion | Pochampally ikat saree | पोचमपल्ली इकत साड़ी | పోచంపల్లి ఇకత్ చీర | Pochampally House | 3499/4499 | Colour: Purple, Black | 10 | Length: 6.3 m with blouse; Material: Silk cotton
  kurti | Women's fashion | Cotton kurti | कॉटन कुर्ती | కాటన్ కుర్తీ | Sakhi | 649/999 | Size: S, M, L, XL; Colour: Yellow, Blue | 10 | Material: Cotton; Sleeves: Three quarter
  leggings | Women's fashion | Cotton leggings | लेगिंग्स | లెగ్గింగ్స్ | Sakhi | 349/499 | Size: S, M, L, XL; Colour: Black, White | 10 | Material: Cotton, elastane
  dupatta | Women's fashion | Printed dupatta | दुपट्टा | దుపట్టా | Sakhi | 299/449 | Colour: Red, Green, Yellow | 10 | Length: 2.3 m
  handbag | Women's fashion | Shoulder handbag | हैंडबैग | హ్యాండ్‌బ్యాగ్ | Charminar Leather | 899/1399 | Colour: Brown, Black | 10 | Pockets: 4
  bangles | Women's fashion | Lac bangles, set of 12 | लाख की चूड़ियाँ | లక్క గాజులు | Laad Bazaar | 349/499 | Size: 2-4, 2-6, 2-8; Colour: Red, Green | 0 | Made in: Hyderabad, by hand
  earrings | Women's fashion | Pearl earrings | मोती की बालियाँ | ముత్యాల చెవిపోగులు | Laad Bazaar | 599/850 | - | 7 | Material: Freshwater pearls
  shirt | Men's fashion | Cotton shirt | कॉटन शर्ट | కాటన్ చొక్కా | Karimnagar Threads | 799/1199 | Size: S, M, L, XL; Colour: White, Blue | 10 | Material: Cotton; Fit: Regular
  t-shirt | Men's fashion | Round neck T-shirt | टी-शर्ट | టీ షర్ట్ | Karimnagar Threads | 399/599 | Size: S, M, L, XL; Colour: Black, Blue, Grey | 10 | Material: Cotton, 180 g/m²
  jeans | Men's fashion | Slim jeans | जींस | జీన్స్ | Karimnagar Threads | 1199/1799 | Size: 30, 32, 34, 36; Colour: Blue, Black | 10 | Material: Denim with stretch
  kurta | Men's fashion | Handloom kurta | हथकरघा कुर्ता | చేనేత కుర్తా | Pochampally House | 999/1499 | Size: M, L, XL; Colour: White, Maroon | 10 | Material: Handloom cotton
  lungi | Men's fashion | Cotton lungi | लुंगी | లుంగీ | Karimnagar Threads | 299/399 | Colour: Blue, Green | 10 | Length: 2.25 m
  shorts | Men's fashion | Sports shorts | शॉर्ट्स | షార్ట్స్ | Karimnagar Threads | 449/699 | Size: M, L, XL; Colour: Black, Blue | 10 | Material: Polyester
  wallet | Men's fashion | Leather wallet | चमड़े का बटुआ | లెదర్ పర్సు | Charminar Leather | 649/999 | Colour: Brown, Black | 10 | Cards: 6
  belt | Men's fashion | Leather belt | चमड़े की बेल्ट | లెదర్ బెల్ట్ | Charminar Leather | 499/799 | Size: 32, 34, 36, 38; Colour: Brown, Black | 10 | Width: 35 mm
  sunglasses | Men's fashion | Sunglasses | धूप का चश्मा | చలువ కళ్లద్దాలు | Drishti | 599/999 | Colour: Black, Brown | 7 | Protection: UV 400
  cap | Men's fashion | Cotton cap | टोपी | టోపీ | Karimnagar Threads | 249/399 | Colour: Black, Blue, Red | 10 | Size: Adjustable
  socks | Footwear | Cotton socks, 3 pairs | मोज़े | సాక్సులు | Karimnagar Threads | 199/299 | Size: Free; Colour: Grey, Black | 0 | Material: Cotton
  running-shoes | Footwear | Running shoes | दौड़ने के जूते | రన్నింగ్ షూస్ | Parugu | 1499/2299 | Size: 6, 7, 8, 9, 10; Colour: Blue, Black | 10 | Sole: Rubber; Weight: 260 g
  formal-shoes | Footwear | Leather formal shoes | चमड़े के जूते | లెదర్ షూస్ | Charminar Leather | 1799/2499 | Size: 7, 8, 9, 10; Colour: Brown, Black | 10 | Material: Leather
  sandals | Footwear | Ladies' sandals | सैंडल | శాండిల్స్ | Parugu | 699/999 | Size: 4, 5, 6, 7; Colour: Brown, Black | 10 | Heel: 2 cm
  slippers | Footwear | Rubber slippers | चप्पल | చెప్పులు | Parugu | 199/299 | Size: 6, 7, 8, 9; Colour: Blue, Black | 10 | Material: EVA
  school-shoes | Footwear | School shoes | स्कूल के जूते | స్కూల్ షూస్ | Parugu | 699/899 | Size: 1, 2, 3, 4 | 10 | Colour: Black
  flats | Footwear | Ballet flats | फ़्लैट | ఫ్లాట్స్ | Parugu | 599/899 | Size: 4, 5, 6, 7; Colour: Red, Black | 10 | Material: Soft fabric
  notebook | Books and stationery | Long notebook, 172 pages | कॉपी | లాంగ్ నోట్‌బుక్ | Lipi | 65/75 | Ruling: Single, Plain | 0 | Pages: 172
  pens | Books and stationery | Ball pens, pack of 10 | बॉल पेन | బాల్ పెన్నులు | Lipi | 90/100 | Colour: Blue, Black, Red | 0 | Tip: 0.7 mm
  geometry-box | Books and stationery | Geometry box | ज्योमेट्री बॉक्स | జామెట్రీ బాక్స్ | Lipi | 149/180 | - | 0 | Pieces: 9
  crayons | Books and stationery | Wax crayons, 24 colours | क्रेयॉन | క్రేయాన్లు | Lipi | 99/120 | - | 0 | Colours: 24, non-toxic
  school-bag | Books and stationery | School bag | स्कूल बैग | స్కూల్ బ్యాగ్ | Charminar Leather | 899/1299 | Colour: Blue, Red | 10 | Size: 30 l; Rain cover: Yes
  story-book | Books and stationery | Telugu folk tales | तेलुगु लोककथाएँ | తెలుగు జానపద కథలు | Pustakam | 180/220 | Language: Telugu, English | 7 | Pages: 148; Age: 6 and up
  exam-guide | Books and stationery | General knowledge guide 2027 | सामान्य ज्ञान गाइड | జనరల్ నాలెడ్జ్ గైడ్ | Pustakam | 320/399 | Language: Telugu, English | 7 | Pages: 620
  calculator | Books and stationery | Scientific calculator | कैलकुलेटर | కాలిక్యులేటర్ | Lipi | 649/850 | - | 7 | Functions: 240; Warranty: 2 years
  calendar | Books and stationery | Telugu wall calendar 2027 | तेलुगु कैलेंडर | తెలుగు క్యాలెండర్ 2027 | Pustakam | 60/60 | - | 0 | Pages: 12
  dolls | Toys and games | Kondapalli bullock cart | कोंडापल्ली बैलगाड़ी | కొండపల్లి ఎడ్లబండి | Kondapalli Crafts | 549/700 | - | 7 | Material: Softwood, handmade; Age: 4 and up
  teddy | Toys and games | Teddy bear 45 cm | टेडी बियर | టెడ్డీ బేర్ | Aata Bommalu | 499/799 | Colour: Brown, White | 7 | Material: Plush
  cricket-bat | Sports and fitness | Kashmir willow bat | क्रिकेट बैट | క్రికెట్ బ్యాట్ | Maidanam | 1299/1799 | Size: 5, 6, Full | 10 | Wood: Kashmir willow
  football | Sports and fitness | Football | फ़ुटबॉल | ఫుట్‌బాల్ | Maidanam | 599/850 | Size: 4, 5 | 10 | Material: PU
  badminton | Sports and fitness | Badminton rackets, pair | बैडमिंटन रैकेट | బ్యాడ్మింటన్ రాకెట్లు | Maidanam | 699/999 | - | 10 | Frame: Aluminium; Cover: Yes
  yoga-mat | Sports and fitness | Yoga mat 6 mm | योगा मैट | యోగా మ్యాట్ | Maidanam | 549/799 | Colour: Blue, Purple | 10 | Size: 183 × 61 cm
  dumbbells | Sports and fitness | Dumbbells, pair | डम्बल | డంబెల్స్ | Maidanam | 899/1199 | Weight: 2 kg, 5 kg | 10 | Material: Rubber coated
  skipping-rope | Sports and fitness | Skipping rope | रस्सी | స్కిప్పింగ్ తాడు | Maidanam | 149/249 | - | 10 | Length: 2.8 m
  carrom | Toys and games | Carrom board 26 inch | कैरम बोर्ड | క్యారమ్ బోర్డ్ | Aata Bommalu | 1199/1599 | - | 10 | Size: 66 cm; Pieces: included
  chess | Toys and games | Magnetic chess set | शतरंज | చదరంగం | Aata Bommalu | 349/499 | - | 10 | Size: 25 cm
  puzzle | Toys and games | Charminar puzzle, 100 pieces | चारमीनार पज़ल | చార్మినార్ పజిల్ | Aata Bommalu | 249/349 | - | 7 | Pieces: 100; Age: 6 and up
  toy-car | Toys and games | Pull back car | खिलौना कार | బొమ్మ కారు | Aata Bommalu | 199/299 | Colour: Red, Blue, Yellow | 7 | Age: 3 and up
  kite | Toys and games | Sankranti kite set, 5 pieces | पतंग सेट | గాలిపటాల సెట్ | Aata Bommalu | 149/200 | - | 0 | Thread: cotton, included
  blocks | Toys and games | Building blocks, 120 pieces | बिल्डिंग ब्लॉक | బిల్డింగ్ బ్లాక్స్ | Aata Bommalu | 599/899 | - | 7 | Pieces: 120; Age: 3 and up
  lipstick | Beauty | Matte lipstick | मैट लिपस्टिक | మ్యాట్ లిప్‌స్టిక్ | Vanamali | 299/450 | Shade: Rose, Maroon, Coral | 0 | Weight: 4 g
  kajal | Beauty | Kajal | काजल | కాటుక | Vanamali | 149/199 | - | 0 | Weight: 0.35 g
  nail-polish | Beauty | Nail polish | नेल पॉलिश | నెయిల్ పాలిష్ | Vanamali | 129/175 | Shade: Red, Pink, Blue | 0 | Volume: 9 ml
  face-wash | Beauty | Turmeric face wash | हल्दी फ़ेसवॉश | పసుపు ఫేస్‌వాష్ | Vanamali | 189/249 | Size: 100 ml, 200 ml | 0 | For: All skin types
  sunscreen | Beauty | Sunscreen SPF 50 | सनस्क्रीन | సన్‌స్క్రీన్ | Vanamali | 349/499 | - | 0 | Volume: 50 ml; PA: +++
  mehendi | Beauty | Mehendi cones, 6 pieces | मेहँदी कोन | గోరింటాకు కోన్లు | Laad Bazaar | 120/150 | - | 0 | Made in: Hyderabad
  perfume | Beauty | Hyderabadi attar | हैदराबादी इत्र | హైదరాబాదీ అత్తరు | Laad Bazaar | 449/650 | Scent: Rose, Sandal, Jasmine | 0 | Volume: 8 ml, no alcohol
  hair-brush | Beauty | Wooden hair brush | लकड़ी का ब्रश | చెక్క హెయిర్ బ్రష్ | Vanamali | 249/349 | - | 7 | Material: Neem wood
  face-mask | Beauty | Sandal face pack | चंदन फ़ेस पैक | గంధం ఫేస్ ప్యాక్ | Vanamali | 179/220 | - | 0 | Weight: 100 g
`)
